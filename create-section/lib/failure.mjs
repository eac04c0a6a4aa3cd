/** An error whose message, in Spanish, is shown to the user without a stack. */
export class Failure extends Error {}
