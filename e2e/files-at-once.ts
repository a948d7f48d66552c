/** So many browser test files run at once, each with all of Parakh for itself. */
export const filesAtOnce = 2
