/** What the command tells its user, in Spanish, without a stack. */
export class Failure extends Error {}
