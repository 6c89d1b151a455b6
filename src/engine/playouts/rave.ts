/** The constant of RAVE (Gelly and Silver 2011), in a file of its own: pages that show a value do not load the search. */

/** The share β of RAVE in the value of a child with n visits and r RAVE visits is r / (r + n + r n / this). */
export const RAVE_SCALE = 500
