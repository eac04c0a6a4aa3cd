import { normalizar } from '@lavanda/shared/domain/texto';

/** A field of a customer as a file holds it; addresses one a column. */
export type CampoDeArchivo =
  | 'nombre'
  | 'apellido'
  | 'telefono'
  | 'correoElectronico'
  | 'rfc'
  | 'razonSocial'
  | 'regimenFiscal'
  | 'cp'
  | `domicilio ${number}`;

/** Addresses of a customer (contract `GuardarCliente`). */
export const DOMICILIOS_MAXIMOS = 20;

/** The headings the export writes, and what else a file of the laundry's own may call them (without accents, signs and spaces). */
const ENCABEZADOS: readonly { campo: CampoDeArchivo; titulo: string; otros: readonly string[] }[] = [
  { campo: 'nombre', titulo: 'Nombre', otros: ['nombres', 'nombrecliente', 'cliente', 'name', 'firstname'] },
  { campo: 'apellido', titulo: 'Apellidos', otros: ['apellido', 'lastname'] },
  {
    campo: 'telefono',
    titulo: 'Teléfono',
    otros: ['tel', 'celular', 'movil', 'whatsapp', 'telefonocelular', 'telefonomovil', 'numerodetelefono', 'phone'],
  },
  {
    campo: 'correoElectronico',
    titulo: 'Correo electrónico',
    otros: ['correo', 'email', 'mail', 'correoelectronico'],
  },
  { campo: 'rfc', titulo: 'RFC', otros: [] },
  { campo: 'razonSocial', titulo: 'Razón social', otros: ['nombrefiscal', 'denominacion'] },
  { campo: 'regimenFiscal', titulo: 'Régimen fiscal', otros: ['regimen', 'claveregimenfiscal'] },
  { campo: 'cp', titulo: 'Código postal', otros: ['cp', 'codigopostalfiscal', 'domiciliofiscal', 'cpfiscal'] },
];

export const TITULOS_FIJOS: readonly string[] = ENCABEZADOS.map(({ titulo }) => titulo);

export function tituloDeDomicilio(numero: number): string {
  return `Domicilio ${numero}`;
}

/** A heading without accents, case, signs and spaces: 'Código Postal' and 'C.P.' are read however they are typed. */
const simple = (encabezado: string) => normalizar(encabezado).replace(/[^a-z0-9]/g, '');

const POR_NOMBRE = new Map<string, CampoDeArchivo>(
  ENCABEZADOS.flatMap(({ campo, titulo, otros }) => [simple(titulo), ...otros].map((nombre) => [nombre, campo] as const)),
);

/** The field a heading stands for; null for a column that isn't the customer's. */
export function campoDe(encabezado: string): CampoDeArchivo | null {
  const nombre = simple(encabezado);
  const domicilio = /^(?:domicilio|direccion)(\d{1,2})?$/.exec(nombre);
  if (domicilio) {
    const numero = Number(domicilio[1] ?? 1);
    return numero >= 1 && numero <= DOMICILIOS_MAXIMOS ? `domicilio ${numero}` : null;
  }
  return POR_NOMBRE.get(nombre) ?? null;
}
