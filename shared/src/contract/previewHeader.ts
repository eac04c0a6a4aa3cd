/** Request header with the tokens (`ficha`) of the preview links that the tab has opened, separated by commas. */
export const PREVIEW_HEADER = 'x-lavanda-vista';

/**
 * sessionStorage key, written by the shell, of the versions that preview links show in this tab: by remote, each with its
 * `ficha`.
 */
export const PREVIEWS_KEY = 'lavanda:vistas';

function tokenOf(preview: unknown): string[] {
  const token = typeof preview === 'object' && preview !== null && 'ficha' in preview ? preview.ficha : null;
  return typeof token === 'string' ? [token] : [];
}

/**
 * In a browser, the header with the tokens of the tab's preview links. With it the server answers calls for the previewed
 * sections, with their permissions and services.
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
