/** The oldest line of Node with security fixes: 22 until April 2027, then 24. */
const OLDEST_SUPPORTED = 22;

/** From this line on every line is supported for years. Before it, odd lines were supported for some months only. */
const FIRST_YEARLY = 27;

/** Advice for the operator about this version of Node, such as '20.20.2'; null when its line gets security fixes. */
export function adviceOnNode(version: string): string | null {
  const line = Number.parseInt(version, 10);
  if (line >= FIRST_YEARLY || (line >= OLDEST_SUPPORTED && line % 2 === 0)) return null;
  return `Node ${version} ya no recibe correcciones de seguridad: instala Node 24 o 22.`;
}
