export interface CallResponse {
  status: number;
  headers: Headers;
  /** Parsed JSON, or the text when it isn't JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails when it isn't there
  body: any;
}

/** An HTTP client with one user's cookie, or without a cookie. */
export interface Client {
  cookie: string;
  get(path: string, sentHeaders?: Record<string, string>): Promise<CallResponse>;
  /**
   * Sends FormData, URLSearchParams and text as they are, anything else as JSON. Text has the content type of JSON by default.
   */
  post(path: string, payload?: unknown, sentHeaders?: Record<string, string>): Promise<CallResponse>;
}

export function createClient(url: string, cookie: string): Client {
  const request = async (path: string, init: RequestInit): Promise<CallResponse> => {
    const response = await fetch(url + path, { redirect: 'manual', ...init });
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return { status: response.status, headers: response.headers, body: json ? JSON.parse(text) : text };
  };
  const session: Record<string, string> = cookie === '' ? {} : { cookie };
  return {
    cookie,
    get: (path, sentHeaders = {}) => request(path, { headers: { ...session, ...sentHeaders } }),
    post(path, payload, sentHeaders = {}) {
      const headers = { ...session, ...sentHeaders };
      if (payload === undefined) return request(path, { method: 'POST', headers });
      if (payload instanceof FormData || payload instanceof URLSearchParams)
        return request(path, { method: 'POST', headers, body: payload });
      const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
      return request(path, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    },
  };
}
