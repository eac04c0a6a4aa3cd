import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME_ZONE } from '@lavanda/shared/domain/dates';
import { sql } from 'kysely';
import { issueToken } from '../invitations/tokens.ts';
import { NEW_TENANT_COLORS } from '../tenant/newTenant.ts';
import { type Command, CommandError, type Context, findLaundry, originOf, word } from './command.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const create: Command = {
  usage: 'crear <nombre> --usuario <correo> [--sucursal <nombre>] [--zona <zona horaria>]',
  help: 'Crea una lavandería con su primer superusuario y dice el enlace para activarlo.',
  async run({ db, settings, tell }, args) {
    const name = word(args, 0, 'el nombre de la lavandería');
    const user = args.options.usuario?.trim().toLowerCase() ?? '';
    if (!EMAIL.test(user)) throw new CommandError('Falta --usuario con el correo del primer superusuario.');
    const zone = args.options.zona ?? DEFAULT_TIME_ZONE;
    if (!Intl.supportedValuesOf('timeZone').includes(zone)) throw new CommandError(`No existe la zona horaria "${zone}".`);
    const tenant = randomUUID();
    const sucursal = randomUUID();
    const superuser = randomUUID();
    const token = await db.kysely.transaction().execute(async (tx) => {
      const { rows: accounts } = await sql`
          select from usuarios where lower(usuario) = lower(${user}) and eliminado_en is null and confirmado`.execute(tx);
      if (accounts.length > 0) throw new CommandError(`El correo ${user} ya tiene una cuenta.`);
      await tx
        .insertInto('tenants')
        .values({
          id: tenant,
          nombre: name,
          logo: '',
          logo_ico: '',
          color_primario: NEW_TENANT_COLORS.primario,
          color_secundario: NEW_TENANT_COLORS.secundario,
          envio: JSON.stringify({ rulesType: 'sinCosto', rules: {} }),
        })
        .execute();
      await tx
        .insertInto('sucursales')
        .values({
          tenant_id: tenant,
          id: sucursal,
          nombre: args.options.sucursal?.trim() || 'Matriz',
          zona_horaria: zone,
        })
        .execute();
      await tx
        .insertInto('usuarios')
        .values({
          tenant_id: tenant,
          id: superuser,
          usuario: user,
          nombre: '',
          rol: 'superuser',
          sucursal_id: sucursal,
        })
        .execute();
      return issueToken(tx, tenant, superuser, 'activacion');
    });
    tell(`Lavandería ${name}: ${tenant}`);
    tell(`Enlace para activar a ${user} (vence en 72 horas):`);
    tell(`${originOf(settings)}/usuarios/verification/${token}`);
  },
};

export const listLaundries: Command = {
  usage: 'listar',
  help: 'Muestra las lavanderías: id, estado, sucursales, usuarios, último acceso y nombre.',
  async run({ db, tell }) {
    const { rows } = await sql<{ linea: string }>`
      select concat_ws('  ', t.id, case when t.activo then 'activa     ' else 'desactivada' end,
        (select count(*) from sucursales s where s.tenant_id = t.id) || ' suc.',
        (select count(*) from usuarios u where u.tenant_id = t.id and u.eliminado_en is null) || ' usu.',
        coalesce((select to_char(max(u.ultimo_acceso), 'YYYY-MM-DD') from usuarios u where u.tenant_id = t.id), 'sin acceso'),
        t.nombre) as linea
      from tenants t order by t.nombre, t.id`.execute(db.kysely);
    for (const { linea: line } of rows) tell(line);
    if (rows.length === 0) tell('No hay lavanderías.');
  },
};

async function setActive(context: Context, text: string, active: boolean): Promise<string> {
  const { id, nombre: name } = await findLaundry(context, text);
  await context.db.kysely.transaction().execute(async (tx) => {
    await sql`update tenants set activo = ${active} where id = ${id}`.execute(tx);
    if (!active) await sql`delete from sesiones where tenant_id = ${id}`.execute(tx);
  });
  return name;
}

export const deactivate: Command = {
  usage: 'desactivar <lavandería>',
  help: 'Cierra el acceso de una lavandería: sus sesiones terminan y nadie entra. Sus datos se conservan.',
  async run(context, args) {
    const name = await setActive(context, word(args, 0, 'el nombre o el id de la lavandería'), false);
    context.tell(`${name}: desactivada, sus sesiones terminaron.`);
  },
};

export const activate: Command = {
  usage: 'activar <lavandería>',
  help: 'Vuelve a abrir el acceso de una lavandería.',
  async run(context, args) {
    const name = await setActive(context, word(args, 0, 'el nombre o el id de la lavandería'), true);
    context.tell(`${name}: activa.`);
  },
};

export const reset: Command = {
  usage: 'restablecer <correo>',
  help: 'Dice el enlace para que una persona elija otra contraseña, o active su cuenta si aún no lo hizo.',
  async run({ db, settings, tell }, args) {
    const user = word(args, 0, 'el correo de la cuenta');
    const { rows } = await sql<{ tenant_id: string; id: string; confirmado: boolean }>`
      select tenant_id, id, confirmado from usuarios where lower(usuario) = lower(${user}) and eliminado_en is null
      order by confirmado desc, alta desc limit 1`.execute(db.kysely);
    const account = rows[0];
    if (!account) throw new CommandError(`No hay ninguna cuenta ${user}.`);
    const kind = account.confirmado ? 'restablecer' : 'activacion';
    const token = await db.kysely.transaction().execute((tx) => issueToken(tx, account.tenant_id, account.id, kind));
    tell(
      account.confirmado ? 'Enlace para elegir otra contraseña (vence en 1 hora):' : 'Enlace de activación (vence en 72 horas):',
    );
    tell(`${originOf(settings)}/usuarios/${account.confirmado ? 'restablecer' : 'verification'}/${token}`);
  },
};
