import english from 'an-array-of-english-words' with { type: 'json' };
import spanish from 'an-array-of-spanish-words' with { type: 'json' };

/** The domain's nouns, which stay Spanish everywhere; docs/glossary.md explains most of them. */
const DOMAIN = `nota notas abono abonos pago pagos cliente clientes domicilio domicilios sucursal sucursales servicio
  servicios recoleccion recolecciones saldo recargo folio envio envios factura facturas express adeudo adeudos cierre cierres
  caja cajas turno turnos fondo movimiento movimientos conteo conteos gasto gastos corte cortes pieza piezas clave claves regimen regimenes efectivo centavos pesos
  observaciones marcas foto fotos mancha rotura boton destenido
  tarjeta credito debito chofer choferes parada paradas ruta repeticion repeticiones`;

/** Path segments of sections and names of remotes; the names of a remote's endpoints begin with the remote's name. */
const SECTIONS = 'activos ventas configuracion plantilla rutas';

/** Names of people, places and laundries in the demo data and the tests. */
const PROPER = `aguaclara agua clara bugambilia narvarte valle mariana fernanda maria claudia carla miravalle lavanda
  tono toño rocio memo peten cdmx roma coyoacan miramar`;

/** Technical words and abbreviations missing in the English list. */
const TECHNICAL = 'api atan debian iterable latin mui oid pie rebase util';

/** Names allowed only as a whole: of third parties, of the counter's page, of a sucursal in the tests. */
const WHOLE = `__esModule actualRowCount ca DEL_VALLE ES_LOCALE esES punto-de-venta PuntoDeVentaPage PuntoDeVentaPage.tsx
  readUInt16LE readUInt32LE remoto.json sin`;

/** Words that count as Spanish in an identifier of this code, although most of them are in the English list too. */
const AMBIGUOUS = `de del al sin con mas fin dia dias un una uno los las que es se por campo clave hora hoja tabla fila falla enlace
  pagina valor lado medida forma marco lugar cuenta orden lista salida entrada rango alto ancho mes hoy antes
  aviso boton caja dato datos lector mayor menor primero segundo ultimo vista vuelta actual anterior arroba avisos
  barra barras camion canal capa capas carta claves cola dinero disco dona enlaces filo finales fresco gratis gris
  horas juntos limites lineal llanos locales luz malas meses mil minima modulo nada par para pares patron personas
  peso punto puntos registrar resto revision revisor rota rotas roto salto si simular tablas toques ultima
  ventana vistas viva vivas yo`;

const setOf = (text) => new Set(text.split(/\s+/).filter(Boolean));
const withoutAccents = (word) => word.normalize('NFD').replaceAll(/\p{M}/gu, '');

const allowed = new Set([...setOf(DOMAIN), ...setOf(SECTIONS), ...setOf(PROPER), ...setOf(TECHNICAL)]);
const whole = setOf(WHOLE);
const ambiguous = setOf(AMBIGUOUS);
const spanishWords = new Set(spanish.map(withoutAccents));
const englishWords = new Set(english);

/** The words of an identifier or a file name: `saveNota.test.ts` -> save, nota, test, ts. */
function wordsOf(name) {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zñáéíóúü]+/)
    .filter((word) => word.length > 1);
}

function isForeign(word) {
  const plain = withoutAccents(word);
  if (allowed.has(plain)) return false;
  return ambiguous.has(plain) || (spanishWords.has(plain) && !englishWords.has(plain));
}

/** True when a name contains a Spanish word that isn't one of the domain's nouns. */
export function isSpanish(name) {
  return !whole.has(name) && wordsOf(name).some(isForeign);
}
