/** Imports the WebAuthn library at its first use, because importing it at start-up would take 0.2 s of processor time. */
export const webauthn = () => import('@simplewebauthn/server');
