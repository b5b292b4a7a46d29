/* For tests under Wine alone, whose C library lacks the parts of a complex number that numpy asks for when it is
   loaded. All else is passed on to that library; windows/wine.py writes the list. Compile with -fno-builtin. */
struct floats { float real, imaginary; };
struct doubles { double real, imaginary; };

float crealf(struct floats z) { return z.real; }
float cimagf(struct floats z) { return z.imaginary; }
double creal(struct doubles z) { return z.real; }
double cimag(struct doubles z) { return z.imaginary; }
double creall(struct doubles z) { return z.real; }
double cimagl(struct doubles z) { return z.imaginary; }

int __stdcall DllMain(void *library, unsigned reason, void *nothing) {
    (void)library, (void)reason, (void)nothing;
    return 1;
}
