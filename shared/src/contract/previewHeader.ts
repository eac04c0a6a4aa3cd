/**
 * Request header with the tokens (`ficha`) of the preview links that the tab has opened, separated by commas. A preview link
 * shows a chosen version of a section in the tab that opens it.
 */
export const PREVIEW_HEADER = 'x-lavanda-vista';

/**
 * sessionStorage key under which the shell keeps the versions that preview links show in this tab: an object by remote, each
 * value with the link's `ficha`.
 */
export const PREVIEWS_KEY = 'lavanda:vistas';

function tokenOf(preview: unknown): string[] {
  const token = typeof preview === 'object' && preview !== null && 'ficha' in preview ? preview.ficha : null;
  return typeof token === 'string' ? [token] : [];
}

/**
 * The header with the tokens of the tab's preview links; empty without such links or outside a browser. By these tokens the
 * server lets the user use the permissions and services of the previewed versions.
 */
export function previewHeader(): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(PREVIEWS_KEY) ?? 'null');
    const tokens = typeof stored === 'object' && stored !== null ? Object.values(stored).flatMap(tokenOf) : [];
    return tokens.length === 0 ? {} : { [PREVIEW_HEADER]: tokens.join(',') };
  } catch {
    return {};
  }
}
