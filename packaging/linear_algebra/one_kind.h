/* The same for each kind of numbers: linear_algebra.c includes this once a kind, with KIND (BLAS's letter for it),
   NUMBER, GIVEN, WORTH and LENGTH defined.

   A matrix is where it begins and two distances: `down` to the next row and `right` to the next column. So a
   transposed one, or one that is stored column by column, is the same matrix with the two exchanged. */

/* Sum of products, in eight parts that the compiler can keep side by side. */
INLINED NUMBER OF_KIND(dot_steps)(whole n, const NUMBER *x, whole x_step, const NUMBER *y, whole y_step)
{
    NUMBER part[8] = {0, 0, 0, 0, 0, 0, 0, 0}, sum = 0;
    whole i = 0;
    for (; i + 8 <= n; i += 8)
        for (whole k = 0; k < 8; k++)
            part[k] += x[(i + k) * x_step] * y[(i + k) * y_step];
    for (; i < n; i++)
        sum += x[i * x_step] * y[i * y_step];
    for (whole k = 0; k < 8; k++)
        sum += part[k];
    return sum;
}

static NUMBER OF_KIND(dot)(whole n, const NUMBER *x, whole x_step, const NUMBER *y, whole y_step)
{
    if (x_step == 1 && y_step == 1)
        return OF_KIND(dot_steps)(n, x, 1, y, 1);
    return OF_KIND(dot_steps)(n, x, x_step, y, y_step);
}

/* y += factor x */
static void OF_KIND(add)(whole n, NUMBER factor, const NUMBER *x, whole x_step, NUMBER *y, whole y_step)
{
    if (x_step == 1 && y_step == 1)
        for (whole i = 0; i < n; i++)
            y[i] += factor * x[i];
    else
        for (whole i = 0; i < n; i++)
            y[i * y_step] += factor * x[i * x_step];
}

/* y *= factor, where 0 also wipes out what is no number. */
static void OF_KIND(scale)(whole n, NUMBER factor, NUMBER *y, whole y_step)
{
    if (factor == 0)
        for (whole i = 0; i < n; i++)
            y[i * y_step] = 0;
    else if (factor != 1)
        for (whole i = 0; i < n; i++)
            y[i * y_step] *= factor;
}

static void OF_KIND(exchange)(whole n, NUMBER *x, NUMBER *y, whole step)
{
    for (whole i = 0; i < n; i++) {
        NUMBER kept = x[i * step];
        x[i * step] = y[i * step];
        y[i * step] = kept;
    }
}

EXPORTED void LAPACK(copy)(const whole *n, const NUMBER *x, const whole *x_step, NUMBER *y, const whole *y_step)
{
    x += first(*n, *x_step);
    y += first(*n, *y_step);
    for (whole i = 0; i < *n; i++)
        y[i * *y_step] = x[i * *x_step];
}

EXPORTED void BLAS(axpy)(whole n, GIVEN(factor), const NUMBER *x, whole x_step, NUMBER *y, whole y_step)
{
    OF_KIND(add)(n, WORTH(factor), x + first(n, x_step), x_step, y + first(n, y_step), y_step);
}

/* y = factor a x + keep y, where a has `rows` rows and `columns` columns before it is transposed. */
EXPORTED void BLAS(gemv)(int order, int form, whole rows, whole columns, GIVEN(factor), const NUMBER *a, whole a_line,
                         const NUMBER *x, whole x_step, GIVEN(keep), NUMBER *y, whole y_step)
{
    if (form != AS_IT_IS && form != TRANSPOSED)
        refuse("gemv of a conjugated matrix");
    int is_turned = (order == COLUMN_BY_COLUMN) != (form == TRANSPOSED);
    whole down = is_turned ? 1 : a_line, right = is_turned ? a_line : 1;
    whole height = form == TRANSPOSED ? columns : rows, width = form == TRANSPOSED ? rows : columns;
    x += first(width, x_step);
    y += first(height, y_step);
    OF_KIND(scale)(height, WORTH(keep), y, y_step);
    if (right == 1)
        for (whole i = 0; i < height; i++)
            y[i * y_step] += WORTH(factor) * OF_KIND(dot)(width, a + i * down, right, x, x_step);
    else
        for (whole j = 0; j < width; j++)
            OF_KIND(add)(height, WORTH(factor) * x[j * x_step], a + j * right, down, y, y_step);
}

/* A row of a product: c += factor a b, for a row `a` of `depth` numbers and a matrix `b` of as many rows. */
static void OF_KIND(row)(whole width, whole depth, NUMBER factor, const NUMBER *a, whole a_right, const NUMBER *b,
                         whole b_down, whole b_right, NUMBER *c)
{
    if (b_right == 1)
        for (whole k = 0; k < depth; k++)
            OF_KIND(add)(width, factor * a[k * a_right], b + k * b_down, 1, c, 1);
    else
        for (whole j = 0; j < width; j++)
            c[j] += factor * OF_KIND(dot)(depth, a, a_right, b + j * b_right, b_down);
}

/* c = factor a b + keep c, where c has `height` rows and `width` columns. */
EXPORTED void BLAS(gemm)(int order, int a_form, int b_form, whole height, whole width, whole depth, GIVEN(factor),
                         const NUMBER *a, whole a_line, const NUMBER *b, whole b_line, GIVEN(keep), NUMBER *c,
                         whole c_line)
{
    if ((a_form != AS_IT_IS && a_form != TRANSPOSED) || (b_form != AS_IT_IS && b_form != TRANSPOSED))
        refuse("gemm of a conjugated matrix");
    if (order == COLUMN_BY_COLUMN) { /* the transposed product is that of the transposed, in reverse */
        BLAS(gemm)(ROW_BY_ROW, b_form, a_form, width, height, depth, factor, b, b_line, a, a_line, keep, c, c_line);
        return;
    }
    whole a_down = a_form == TRANSPOSED ? 1 : a_line, a_right = a_form == TRANSPOSED ? a_line : 1;
    whole b_down = b_form == TRANSPOSED ? 1 : b_line, b_right = b_form == TRANSPOSED ? b_line : 1;
    for (whole i = 0; i < height; i++) {
        OF_KIND(scale)(width, WORTH(keep), c + i * c_line, 1);
        OF_KIND(row)(width, depth, WORTH(factor), a + i * a_down, a_right, b, b_down, b_right, c + i * c_line);
    }
}

/* c = factor a aT + keep c, or of aT a where a is transposed; only one triangle of c is touched. */
EXPORTED void BLAS(syrk)(int order, int triangle, int form, whole size, whole depth, GIVEN(factor), const NUMBER *a,
                         whole a_line, GIVEN(keep), NUMBER *c, whole c_line)
{
    int is_turned = (order == COLUMN_BY_COLUMN) != (form != AS_IT_IS);
    int is_upper = (order == COLUMN_BY_COLUMN) != (triangle == UPPER); /* as rows see it */
    whole down = is_turned ? 1 : a_line, right = is_turned ? a_line : 1;
    for (whole i = 0; i < size; i++) {
        whole from = is_upper ? i : 0, width = is_upper ? size - i : i + 1;
        NUMBER *row = c + i * c_line + from;
        OF_KIND(scale)(width, WORTH(keep), row, 1);
        OF_KIND(row)(width, depth, WORTH(factor), a + i * down, right, a + from * down, right, down, row);
    }
}

/* a = P L U by rows exchanged for the largest pivot; column by column, as Fortran stores it. `pivots` counts from
   1; `status` is the first column, from 1, without a pivot, or 0. */
EXPORTED void LAPACK(getrf)(const whole *rows, const whole *columns, NUMBER *a, const whole *line, whole *pivots,
                            whole *status)
{
    whole height = *rows, width = *columns, right = *line;
    *status = 0;
    for (whole k = 0; k < height && k < width; k++) {
        NUMBER *column = a + k * right;
        whole best = k;
        for (whole i = k + 1; i < height; i++)
            if (LENGTH(column[i]) > LENGTH(column[best]))
                best = i;
        pivots[k] = best + 1;
        if (column[best] == 0) {
            if (*status == 0)
                *status = k + 1;
            continue;
        }
        if (best != k)
            OF_KIND(exchange)(width, a + k, a + best, right);
        for (whole i = k + 1; i < height; i++)
            column[i] /= column[k];
        for (whole j = k + 1; j < width; j++)
            OF_KIND(add)(height - k - 1, -a[k + j * right], column + k + 1, 1, a + k + 1 + j * right, 1);
    }
}

/* The solutions x of a x = b, one a column of b, in the place of b; `status` as that of getrf. */
EXPORTED void LAPACK(gesv)(const whole *size, const whole *solutions, NUMBER *a, const whole *a_line, whole *pivots,
                           NUMBER *b, const whole *b_line, whole *status)
{
    whole n = *size, right = *a_line;
    LAPACK(getrf)(size, size, a, a_line, pivots, status);
    if (*status != 0)
        return;
    for (whole k = 0; k < n; k++)
        if (pivots[k] != k + 1)
            OF_KIND(exchange)(*solutions, b + k, b + pivots[k] - 1, *b_line);
    for (whole j = 0; j < *solutions; j++) {
        NUMBER *x = b + j * *b_line;
        for (whole k = 0; k < n; k++)
            OF_KIND(add)(n - k - 1, -x[k], a + k + 1 + k * right, 1, x + k + 1, 1);
        for (whole k = n - 1; k >= 0; k--) {
            x[k] /= a[k + k * right];
            OF_KIND(add)(k, -x[k], a + k * right, 1, x, 1);
        }
    }
}

#undef KIND
#undef NUMBER
#undef GIVEN
#undef WORTH
#undef LENGTH
