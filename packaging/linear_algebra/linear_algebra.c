/* The linear algebra that numpy asks for, in 110 kB instead of the 25 MB of OpenBLAS.

   numpy's own library for this is made for matrices of thousands of rows, in a version for each processor. Kubik
   multiplies small ones and solves small systems of equations. So the frozen program gets this library under
   the name that numpy looks for:

       BLAS      dot, axpy, gemv, gemm, syrk, copy: all that numpy calls, for its four kinds of numbers
       LAPACK    gesv and getrf (numpy.linalg.solve, inv, det)

   What else numpy.linalg can do, which Kubik never asks for (eigenvalues, singular values, least squares,
   Cholesky, QR), is there by name, says on the error output that it is missing, and ends the program: reporting
   failure is not enough, for numpy then returns whatever lay in the memory as the result.

   Every sum is added in an order that does not depend on the processor, so all computers get the same numbers.

   How to compile it, where NAME is that of the file it replaces in the folder numpy.libs (the numpy
   modules hold it, and it differs from wheel to wheel):

       Linux     gcc -std=c11 -O3 -fPIC -shared -fvisibility=hidden -Wl,-soname,NAME -s -o NAME linear_algebra.c
       Windows   x86_64-w64-mingw32-gcc -std=c11 -O3 -shared -static-libgcc -s -o NAME linear_algebra.c

   tests/packaging/test_linear_algebra.py compares it with OpenBLAS. */

#include <complex.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef int64_t whole; /* numpy's wheels pass every count and distance in 64 bits */

#ifdef _WIN32
#define EXPORTED __declspec(dllexport)
#else
#define EXPORTED __attribute__((visibility("default")))
#endif
#define INLINED static inline __attribute__((always_inline))

#define PASTED(a, b, c) a##b##c
#define JOINED(a, b, c) PASTED(a, b, c)
#define BLAS(name) JOINED(scipy_cblas_, KIND, name##64_)
#define LAPACK(name) JOINED(scipy_, KIND, name##_64_)
#define OF_KIND(name) JOINED(KIND, _, name)

/* What CBLAS calls its choices. */
enum { ROW_BY_ROW = 101, COLUMN_BY_COLUMN = 102, AS_IT_IS = 111, TRANSPOSED = 112, UPPER = 121 };

static void refuse(const char *name)
{
    fprintf(stderr, "numpy: %s is not in the small linear algebra that Kubik ships\n", name);
    abort();
}

/* BLAS walks backwards from the far end where the distance of two elements is negative. */
INLINED whole first(whole count, whole step)
{
    return step < 0 ? (1 - count) * step : 0;
}

#define KIND s
#define NUMBER float
#define GIVEN(number) float number /* how CBLAS passes a factor */
#define WORTH(number) (number)
#define LENGTH(x) fabsf(x)
#include "one_kind.h"

#define KIND d
#define NUMBER double
#define GIVEN(number) double number
#define WORTH(number) (number)
#define LENGTH(x) fabs(x)
#include "one_kind.h"

#define KIND c
#define NUMBER float _Complex
#define GIVEN(number) const float _Complex *number
#define WORTH(number) (*(number))
#define LENGTH(x) (fabsf(crealf(x)) + fabsf(cimagf(x))) /* the one LAPACK chooses pivots by */
#include "one_kind.h"

#define KIND z
#define NUMBER double _Complex
#define GIVEN(number) const double _Complex *number
#define WORTH(number) (*(number))
#define LENGTH(x) (fabs(creal(x)) + fabs(cimag(x)))
#include "one_kind.h"

/* The scalar products: real ones return their value, complex ones have a place for it and may conjugate x. */

EXPORTED float scipy_cblas_sdot64_(whole n, const float *x, whole x_step, const float *y, whole y_step)
{
    return s_dot(n, x + first(n, x_step), x_step, y + first(n, y_step), y_step);
}

EXPORTED double scipy_cblas_ddot64_(whole n, const double *x, whole x_step, const double *y, whole y_step)
{
    return d_dot(n, x + first(n, x_step), x_step, y + first(n, y_step), y_step);
}

#define COMPLEX_DOTS(kind, number, conjugate)                                                                   \
    EXPORTED void scipy_cblas_##kind##dotu_sub64_(whole n, const number *x, whole x_step, const number *y,     \
                                                  whole y_step, number *result)                                \
    {                                                                                                           \
        *result = kind##_dot(n, x + first(n, x_step), x_step, y + first(n, y_step), y_step);                    \
    }                                                                                                           \
    EXPORTED void scipy_cblas_##kind##dotc_sub64_(whole n, const number *x, whole x_step, const number *y,     \
                                                  whole y_step, number *result)                                \
    {                                                                                                           \
        number sum = 0;                                                                                         \
        x += first(n, x_step);                                                                                  \
        y += first(n, y_step);                                                                                  \
        for (whole i = 0; i < n; i++)                                                                           \
            sum += conjugate(x[i * x_step]) * y[i * y_step];                                                    \
        *result = sum;                                                                                          \
    }
COMPLEX_DOTS(c, float _Complex, conjf)
COMPLEX_DOTS(z, double _Complex, conj)

/* What numpy links but Kubik never calls. */

#define MISSING(name)                                                                                           \
    EXPORTED void scipy_##name##_64_(void)                                                                      \
    {                                                                                                           \
        refuse(#name);                                                                                          \
    }
MISSING(spotrf)
MISSING(dpotrf)
MISSING(cpotrf)
MISSING(zpotrf)
MISSING(sgeev)
MISSING(dgeev)
MISSING(zgeev)
MISSING(ssyevd)
MISSING(dsyevd)
MISSING(cheevd)
MISSING(zheevd)
MISSING(sgesdd)
MISSING(dgesdd)
MISSING(cgesdd)
MISSING(zgesdd)
MISSING(sgelsd)
MISSING(dgelsd)
MISSING(cgelsd)
MISSING(zgelsd)
MISSING(dgeqrf)
MISSING(zgeqrf)
MISSING(dorgqr)
MISSING(zungqr)
