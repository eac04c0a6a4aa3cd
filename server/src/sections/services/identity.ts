import { SignJWT } from 'jose';
import type { Session } from '../../http/session.ts';
import type { SectionService } from './services.ts';

/** How long a service may accept an identity, seconds. */
const LIFETIME = 60;

/**
 * The user's identity for a team's service: a JWT signed with the service's own secret (HS256), so that the service can check it
 * and other services refuse it.
 */
export function identityOf(
  session: Session,
  permissions: readonly string[],
  { segmento: segment, secreto: secret }: SectionService,
) {
  return new SignJWT({
    tenant: session.tenantId,
    rol: session.rol,
    nombre: session.nombre,
    sucursal: session.sucursalId,
    zona_horaria: session.zonaHoraria,
    permisos: permissions,
  })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer('lavanda')
    .setAudience(segment)
    .setSubject(session.userId)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}s`)
    .sign(new TextEncoder().encode(secret));
}
