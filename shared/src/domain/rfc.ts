/** Mexican tax data, checked where they are typed (decisions "Mexican practice"; SAT's Anexo 20 and c_RegimenFiscal). */
export type TipoPersona = 'fisica' | 'moral';

/** General public and foreign residents: allowed as they are, without date or check digit. */
export const RFC_GENERICOS = ['XAXX010101000', 'XEXX010101000'] as const;

export interface RegimenFiscal {
  clave: string;
  nombre: string;
  personas: readonly TipoPersona[];
}

const F: readonly TipoPersona[] = ['fisica'];
const M: readonly TipoPersona[] = ['moral'];
const FM: readonly TipoPersona[] = ['fisica', 'moral'];

/** SAT catalogue c_RegimenFiscal (CFDI 4.0). */
export const REGIMENES_FISCALES: readonly RegimenFiscal[] = [
  { clave: '601', nombre: 'General de Ley Personas Morales', personas: M },
  { clave: '603', nombre: 'Personas Morales con Fines no Lucrativos', personas: M },
  { clave: '605', nombre: 'Sueldos y Salarios e Ingresos Asimilados a Salarios', personas: F },
  { clave: '606', nombre: 'Arrendamiento', personas: F },
  { clave: '607', nombre: 'Régimen de Enajenación o Adquisición de Bienes', personas: F },
  { clave: '608', nombre: 'Demás ingresos', personas: F },
  { clave: '610', nombre: 'Residentes en el Extranjero sin Establecimiento Permanente en México', personas: FM },
  { clave: '611', nombre: 'Ingresos por Dividendos (socios y accionistas)', personas: F },
  { clave: '612', nombre: 'Personas Físicas con Actividades Empresariales y Profesionales', personas: F },
  { clave: '614', nombre: 'Ingresos por intereses', personas: F },
  { clave: '615', nombre: 'Régimen de los ingresos por obtención de premios', personas: F },
  { clave: '616', nombre: 'Sin obligaciones fiscales', personas: F },
  { clave: '620', nombre: 'Sociedades Cooperativas de Producción que optan por diferir sus ingresos', personas: M },
  { clave: '621', nombre: 'Incorporación Fiscal', personas: F },
  { clave: '622', nombre: 'Actividades Agrícolas, Ganaderas, Silvícolas y Pesqueras', personas: M },
  { clave: '623', nombre: 'Opcional para Grupos de Sociedades', personas: M },
  { clave: '624', nombre: 'Coordinados', personas: M },
  {
    clave: '625',
    nombre: 'Régimen de las Actividades Empresariales con ingresos a través de Plataformas Tecnológicas',
    personas: F,
  },
  { clave: '626', nombre: 'Régimen Simplificado de Confianza', personas: FM },
];

/** An RFC as it is stored: upper case, without spaces or hyphens. */
export function normalizarRfc(texto: string): string {
  return texto.toUpperCase().replace(/[\s-]/g, '');
}

function esFechaRfc(aammdd: string): boolean {
  const [aa, mm, dd] = [aammdd.slice(0, 2), aammdd.slice(2, 4), aammdd.slice(4, 6)];
  return ['19', '20'].some((siglo) => {
    const fecha = new Date(`${siglo}${aa}-${mm}-${dd}T00:00:00Z`);
    return !Number.isNaN(fecha.getTime()) && fecha.toISOString().slice(2, 10) === `${aa}-${mm}-${dd}`;
  });
}

/** The kind of person of a normalised RFC: 12 characters moral, 13 física; null when pattern or date are wrong. */
export function tipoPersona(rfc: string): TipoPersona | null {
  if ((RFC_GENERICOS as readonly string[]).includes(rfc)) return 'fisica';
  const partes = /^([A-ZÑ&]{3,4})(\d{6})[A-Z0-9]{2}[0-9A]$/.exec(rfc);
  if (!partes?.[1] || !partes[2] || !esFechaRfc(partes[2])) return null;
  return partes[1].length === 3 ? 'moral' : 'fisica';
}

const VALORES = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ';

/** Whether the check digit fits. A wrong one only warns: SAT has issued RFCs that don't follow the rule. */
export function digitoVerificadorCorrecto(rfc: string): boolean {
  if ((RFC_GENERICOS as readonly string[]).includes(rfc)) return true;
  const cuerpo = rfc.slice(0, -1).padStart(12, ' ');
  const suma = [...cuerpo].reduce((total, letra, i) => total + VALORES.indexOf(letra) * (13 - i), 0);
  const resto = 11 - (suma % 11);
  const esperado = resto === 11 ? '0' : resto === 10 ? 'A' : String(resto);
  return rfc.at(-1) === esperado;
}

export function regimenesDe(tipo: TipoPersona): readonly RegimenFiscal[] {
  return REGIMENES_FISCALES.filter((regimen) => regimen.personas.includes(tipo));
}

export interface DatosFiscales {
  rfc: string;
  regimenFiscal: string;
  cp: string;
}

export type ErrorFiscal = { campo: keyof DatosFiscales; mensaje: string };

/** What is wrong with a customer's fiscal data; empty fields are allowed. `rfc` is already normalised. */
export function erroresFiscales({ rfc, regimenFiscal, cp }: DatosFiscales): ErrorFiscal[] {
  const errores: ErrorFiscal[] = [];
  const tipo = rfc === '' ? null : tipoPersona(rfc);
  if (rfc !== '' && tipo === null) {
    errores.push({
      campo: 'rfc',
      mensaje: 'El RFC no es válido: 12 caracteres (moral) o 13 (física), con una fecha que exista.',
    });
  }
  const regimen = REGIMENES_FISCALES.find(({ clave }) => clave === regimenFiscal);
  if (regimenFiscal !== '' && !regimen) {
    errores.push({ campo: 'regimenFiscal', mensaje: 'El régimen fiscal no está en el catálogo del SAT.' });
  } else if (regimen && tipo && !regimen.personas.includes(tipo)) {
    errores.push({
      campo: 'regimenFiscal',
      mensaje: `El régimen ${regimen.clave} no corresponde a una persona ${tipo === 'moral' ? 'moral' : 'física'}.`,
    });
  }
  if (cp !== '' && !/^\d{5}$/.test(cp)) errores.push({ campo: 'cp', mensaje: 'El código postal tiene 5 dígitos.' });
  return errores;
}
