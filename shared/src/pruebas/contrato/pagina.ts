type Oyente = EventListenerOrEventListenerObject;

/** Watches what a section puts on the page outside its own element, until `terminar`. */
export function vigilarPagina(): { oyentes: () => string[]; terminar: (nonce: string, sobra: boolean) => string[] } {
  const cuerpo = new Set(document.body.children);
  const cabeza = new Set(document.head.children);
  const oyentes = [vigilarOyentes(window, 'window'), vigilarOyentes(document, 'document')];
  return {
    /** Those that are there now. */
    oyentes: () => oyentes.flatMap((vigia) => vigia.puestos()),
    /** `sobra`: what is left is left every time. */
    terminar: (nonce, sobra) => {
      const quedan = oyentes.flatMap((vigia) => vigia.terminar());
      const nuevos = [...document.body.children].filter((elemento) => !cuerpo.has(elemento));
      const estilos = [...document.head.querySelectorAll('style')].filter((estilo) => !cabeza.has(estilo));
      const sinNonce = estilos.filter((estilo) => estilo.nonce !== nonce);
      const quejas = [
        ...(sinNonce.length > 0 ? ['pone estilos sin el nonce de la página: la política de seguridad los rechaza.'] : []),
        ...(nuevos.length > 0
          ? [`deja en la página ${nuevos.map(({ tagName }) => `<${tagName.toLowerCase()}>`).join(', ')}.`]
          : []),
      ];
      if (!sobra) return quejas;
      return [
        ...quejas,
        ...(estilos.length > 0 ? ['deja estilos nuevos cada vez que se abre.'] : []),
        ...(quedan.length > 0 ? [`deja oyentes: ${[...new Set(quedan)].join(', ')}.`] : []),
      ];
    },
  };
}

function vigilarOyentes(donde: EventTarget, nombre: string): { puestos: () => string[]; terminar: () => string[] } {
  const puestos: { tipo: string; oyente: Oyente | null }[] = [];
  const { addEventListener, removeEventListener } = donde;
  donde.addEventListener = (tipo: string, oyente: Oyente | null, opciones?: boolean | AddEventListenerOptions) => {
    const pasajero = typeof opciones === 'object' && (opciones.once === true || opciones.signal !== undefined);
    if (!pasajero) puestos.push({ tipo, oyente });
    addEventListener.call(donde, tipo, oyente, opciones);
  };
  donde.removeEventListener = (tipo: string, oyente: Oyente | null, opciones?: boolean | EventListenerOptions) => {
    const lugar = puestos.findIndex((puesto) => puesto.tipo === tipo && puesto.oyente === oyente);
    if (lugar >= 0) puestos.splice(lugar, 1);
    removeEventListener.call(donde, tipo, oyente, opciones);
  };
  const dichos = () => puestos.map(({ tipo }) => `${tipo} de ${nombre}`);
  return {
    puestos: dichos,
    terminar: () => {
      Object.assign(donde, { addEventListener, removeEventListener });
      return dichos();
    },
  };
}
