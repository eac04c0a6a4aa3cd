import { digitoVerificadorCorrecto, erroresFiscales, normalizarRfc, tipoPersona } from '@lavanda/shared/domain/rfc';
import { normalizarTelefono } from '@lavanda/shared/domain/telefono';
import { TEXTOS } from '../textos';
import { type Borrador, CAMPOS, type Campo } from './borrador';

const T = TEXTOS.detalle;
const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

type Errores = Partial<Record<Campo, string>>;

/** What is wrong with a customer, by field (spec 5; decisions "Mexican practice"): the same rules the server decides by. */
export function validar(borrador: Borrador): Errores {
  const { nombre, apellido, telefono, rfc, regimenFiscal, cp } = borrador;
  const correo = borrador.correoElectronico.trim();
  const errores: Errores = {};
  if (nombre.trim() === '') errores.nombre = T.nombreRequerido;
  if (apellido.trim() === '') errores.apellido = T.apellidosRequeridos;
  if (normalizarTelefono(telefono) === null) errores.telefono = T.telefonoInvalido;
  for (const { campo, mensaje } of erroresFiscales({ rfc: normalizarRfc(rfc), regimenFiscal, cp: cp.trim() })) {
    errores[campo] ??= mensaje;
  }
  if (correo !== '' && !CORREO.test(correo)) errores.correoElectronico = T.correoInvalido;
  return errores;
}

/** Warning about an RFC that is well formed but whose check digit doesn't fit; it doesn't stop the save. */
export function avisoDeRfc(rfc: string): string | undefined {
  const normal = normalizarRfc(rfc);
  return tipoPersona(normal) !== null && !digitoVerificadorCorrecto(normal) ? T.digitoVerificador : undefined;
}

/** The field that a complaint of the server is about: 'domicilio[0].descripcion' has none and is told above the form. */
export function campoDe(name: string): Campo | undefined {
  const [first] = name.split(/[^a-zA-Z]+/).filter(Boolean);
  return CAMPOS.find((campo) => campo === first);
}
