export interface Respuesta {
  status: number;
  headers: Headers;
  /** Parsed JSON; the text itself when it isn't JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects and fails when it isn't there
  cuerpo: any;
}

/** A client with one user's cookie, or none. */
export interface Cliente {
  cookie: string;
  get(ruta: string, cabeceras?: Record<string, string>): Promise<Respuesta>;
  /** `cuerpo`: FormData and URLSearchParams as they are, text as it is (JSON unless the header says otherwise), the rest as JSON. */
  post(ruta: string, cuerpo?: unknown, cabeceras?: Record<string, string>): Promise<Respuesta>;
}

export function crearCliente(url: string, cookie: string): Cliente {
  const pedir = async (ruta: string, init: RequestInit): Promise<Respuesta> => {
    const respuesta = await fetch(url + ruta, { redirect: 'manual', ...init });
    const texto = await respuesta.text();
    const json = respuesta.headers.get('content-type')?.includes('json');
    return { status: respuesta.status, headers: respuesta.headers, cuerpo: json ? JSON.parse(texto) : texto };
  };
  const sesion: Record<string, string> = cookie === '' ? {} : { cookie };
  return {
    cookie,
    get: (ruta, cabeceras = {}) => pedir(ruta, { headers: { ...sesion, ...cabeceras } }),
    post(ruta, cuerpo, cabeceras = {}) {
      const headers = { ...sesion, ...cabeceras };
      if (cuerpo === undefined) return pedir(ruta, { method: 'POST', headers });
      if (cuerpo instanceof FormData || cuerpo instanceof URLSearchParams)
        return pedir(ruta, { method: 'POST', headers, body: cuerpo });
      const body = typeof cuerpo === 'string' ? cuerpo : JSON.stringify(cuerpo);
      return pedir(ruta, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body });
    },
  };
}
