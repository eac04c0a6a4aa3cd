/** Replaces style sheets in tests. */
export default {};
