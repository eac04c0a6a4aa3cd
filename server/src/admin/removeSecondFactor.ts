import { sql } from 'kysely';
import { type Command, CommandError, word } from './command.ts';

/** For a user who lost both phone and recovery codes: the operator verifies the person's identity and then runs this command. */
export const removeSecondFactor: Command = {
  usage: 'quitar-codigo <correo>',
  help: 'Quita la verificación en dos pasos (códigos y llaves de acceso) de una cuenta que perdió su teléfono y sus códigos de recuperación.',
  async run({ db, tell }, args) {
    const user = word(args, 0, 'el correo de la cuenta');
    const { rows } = await sql`
      with removed as (
        delete from segundo_factor f using usuarios u
        where u.tenant_id = f.tenant_id and u.id = f.usuario_id and lower(u.usuario) = lower(${user}) and u.eliminado_en is null
        returning f.tenant_id, f.usuario_id)
      insert into bitacora (tenant_id, usuario_id, accion)
      select tenant_id, usuario_id, 'operador.quitarCodigo' from removed returning usuario_id`.execute(db.kysely);
    if (rows.length === 0) throw new CommandError(`La cuenta ${user} no tiene verificación en dos pasos.`);
    tell(`${user} entra sólo con su contraseña. Pídele que la active de nuevo.`);
  },
};
