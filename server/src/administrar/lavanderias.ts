import { randomUUID } from 'node:crypto';
import { ZONA_PREDETERMINADA } from '@lavanda/shared/domain/fechas';
import { sql } from 'kysely';
import { emitirToken } from '../invitaciones/tokens.ts';
import { buscarLavanderia, type Contexto, ErrorDeOrden, type Orden, origenDe, palabra } from './orden.ts';

const CORREO = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const crear: Orden = {
  uso: 'crear <nombre> --usuario <correo> [--sucursal <nombre>] [--zona <zona horaria>]',
  hace: 'Crea una lavandería con su primer superusuario y dice el enlace para activarlo.',
  async ejecutar({ base, ajustes, decir }, argumentos) {
    const nombre = palabra(argumentos, 0, 'el nombre de la lavandería');
    const usuario = argumentos.opciones.usuario?.trim().toLowerCase() ?? '';
    if (!CORREO.test(usuario)) throw new ErrorDeOrden('Falta --usuario con el correo del primer superusuario.');
    const zona = argumentos.opciones.zona ?? ZONA_PREDETERMINADA;
    if (!Intl.supportedValuesOf('timeZone').includes(zona)) throw new ErrorDeOrden(`No existe la zona horaria "${zona}".`);
    const tenant = randomUUID();
    const sucursal = randomUUID();
    const superusuario = randomUUID();
    const token = await base.kysely
      .transaction()
      .execute(async (tx) => {
        await tx
          .insertInto('tenants')
          .values({
            id: tenant,
            nombre,
            logo: '',
            logo_ico: '',
            color_primario: '#274c77',
            color_secundario: '#6096ba',
            envio: JSON.stringify({ rulesType: 'sinCosto', rules: {} }),
          })
          .execute();
        await tx
          .insertInto('sucursales')
          .values({
            tenant_id: tenant,
            id: sucursal,
            nombre: argumentos.opciones.sucursal?.trim() || 'Matriz',
            zona_horaria: zona,
          })
          .execute();
        await tx
          .insertInto('usuarios')
          .values({ tenant_id: tenant, id: superusuario, usuario, nombre: '', rol: 'superuser', sucursal_id: sucursal })
          .execute();
        return emitirToken(tx, tenant, superusuario, 'activacion');
      })
      .catch((error: unknown) => {
        const usado = error instanceof Error && 'code' in error && error.code === '23505';
        throw usado ? new ErrorDeOrden(`El correo ${usuario} ya tiene una cuenta.`) : error;
      });
    decir(`Lavandería ${nombre}: ${tenant}`);
    decir(`Enlace para activar a ${usuario} (vence en 72 horas):`);
    decir(`${origenDe(ajustes)}/usuarios/verification/${token}`);
  },
};

export const listar: Orden = {
  uso: 'listar',
  hace: 'Muestra las lavanderías: id, estado, sucursales, usuarios, último acceso y nombre.',
  async ejecutar({ base, decir }) {
    const { rows } = await sql<{ linea: string }>`
      select concat_ws('  ', t.id, case when t.activo then 'activa     ' else 'desactivada' end,
        (select count(*) from sucursales s where s.tenant_id = t.id) || ' suc.',
        (select count(*) from usuarios u where u.tenant_id = t.id and u.eliminado_en is null) || ' usu.',
        coalesce((select to_char(max(u.ultimo_acceso), 'YYYY-MM-DD') from usuarios u where u.tenant_id = t.id), 'sin acceso'),
        t.nombre) as linea
      from tenants t order by t.nombre, t.id`.execute(base.kysely);
    for (const { linea } of rows) decir(linea);
    if (rows.length === 0) decir('No hay lavanderías.');
  },
};

async function poner(contexto: Contexto, texto: string, activo: boolean): Promise<string> {
  const { id, nombre } = await buscarLavanderia(contexto, texto);
  await contexto.base.kysely.transaction().execute(async (tx) => {
    await sql`update tenants set activo = ${activo} where id = ${id}`.execute(tx);
    if (!activo) await sql`delete from sesiones where tenant_id = ${id}`.execute(tx);
  });
  return nombre;
}

export const desactivar: Orden = {
  uso: 'desactivar <lavandería>',
  hace: 'Cierra el acceso de una lavandería: sus sesiones terminan y nadie entra. Sus datos se conservan.',
  async ejecutar(contexto, argumentos) {
    const nombre = await poner(contexto, palabra(argumentos, 0, 'el nombre o el id de la lavandería'), false);
    contexto.decir(`${nombre}: desactivada, sus sesiones terminaron.`);
  },
};

export const activar: Orden = {
  uso: 'activar <lavandería>',
  hace: 'Vuelve a abrir el acceso de una lavandería.',
  async ejecutar(contexto, argumentos) {
    const nombre = await poner(contexto, palabra(argumentos, 0, 'el nombre o el id de la lavandería'), true);
    contexto.decir(`${nombre}: activa.`);
  },
};

export const restablecer: Orden = {
  uso: 'restablecer <correo>',
  hace: 'Dice el enlace para que una persona elija otra contraseña, o active su cuenta si aún no lo hizo.',
  async ejecutar({ base, ajustes, decir }, argumentos) {
    const usuario = palabra(argumentos, 0, 'el correo de la cuenta');
    const { rows } = await sql<{ tenant_id: string; id: string; confirmado: boolean }>`
      select tenant_id, id, confirmado from usuarios where lower(usuario) = lower(${usuario}) and eliminado_en is null`.execute(
      base.kysely,
    );
    const cuenta = rows[0];
    if (!cuenta) throw new ErrorDeOrden(`No hay ninguna cuenta ${usuario}.`);
    const clase = cuenta.confirmado ? 'restablecer' : 'activacion';
    const token = await base.kysely.transaction().execute((tx) => emitirToken(tx, cuenta.tenant_id, cuenta.id, clase));
    decir(
      cuenta.confirmado ? 'Enlace para elegir otra contraseña (vence en 1 hora):' : 'Enlace de activación (vence en 72 horas):',
    );
    decir(`${origenDe(ajustes)}/usuarios/${cuenta.confirmado ? 'restablecer' : 'verification'}/${token}`);
  },
};
