export interface Page {
  status: number;
  headers: Headers;
  body: string;
  /** The visible text. */
  text: string;
}

const visibleText = (page: string) =>
  page
    .replace(/<(style|script|head)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Requests a page as a browser without scripts would, through a proxy that passes on the browser's IP address. */
export async function browsePage(url: string, init: RequestInit, address: string): Promise<Page> {
  const headers = { 'x-forwarded-for': address, ...(init.headers as Record<string, string>) };
  const response = await fetch(url, { redirect: 'manual', ...init, headers });
  const body = await response.text();
  return { status: response.status, headers: response.headers, body, text: visibleText(body) };
}
