/** The exit code of a check that could not look, as of automake's tests; its one line says why. */
export const SKIPPED = 77;
