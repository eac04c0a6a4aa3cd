/** The oldest line of Node with security fixes: 22 until April 2027, then 24. */
const OLDEST_SUPPORTED = 22;

/** Advice for the operator about this version of Node, such as '20.20.2'; null from `OLDEST_SUPPORTED` on. */
export function adviceOnNode(version: string): string | null {
  if (Number.parseInt(version, 10) >= OLDEST_SUPPORTED) return null;
  return `Node ${version} ya no recibe correcciones de seguridad: instala Node 24 o 22.`;
}
