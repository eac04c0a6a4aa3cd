/** Header of a call: the links to versions (`ficha`) that the asking tab has opened, separated by commas. */
export const PREVIEW_HEADER = 'x-lavanda-vista';

/** sessionStorage key of the versions that links show in this tab: by remote, with the link's `ficha`. The shell writes it. */
export const PREVIEWS_KEY = 'lavanda:vistas';

function tokenOf(preview: unknown): string[] {
  const token = typeof preview === 'object' && preview !== null && 'ficha' in preview ? preview.ficha : null;
  return typeof token === 'string' ? [token] : [];
}

/**
 * In a browser, the header with the tokens of the tab's preview links: calls then see the previewed sections, their
 * permissions and services.
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
