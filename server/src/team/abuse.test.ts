import type { Call } from '@lavanda/shared/contract/calls/call';
import { removeServicioCall, saveServicioCall } from '@lavanda/shared/contract/calls/servicios';
import * as team from '@lavanda/shared/contract/calls/team';
import { readIdentityCall, saveIdentityCall, saveSucursalCall } from '@lavanda/shared/contract/calls/tenant';

import { canByDefault } from '@lavanda/shared/domain/sectionPermissions';
import { CALLS } from '@lavanda/shared/testing/contractCheck';
import { createScenario, type Scenario } from '../testing/scenario.ts';
import type { CallResponse, Client } from '../testing/server.ts';

const TESTED: readonly Call[] = [
  team.listTeamCall,
  team.saveUserCall,
  team.removeUserCall,
  team.resendInvitationCall,
  team.readInvitationCall,
  team.activateUserCall,
  team.forgotPasswordCall,
  team.resetPasswordCall,
  team.readResetCall,
  team.changePasswordCall,
  saveServicioCall,
  removeServicioCall,
  readIdentityCall,
  saveIdentityCall,
  saveSucursalCall,
];
const ROLES = ['superuser', 'admin', 'user', 'accountant'] as const;
const NOBODY = '00000000-0000-4000-8000-000000000000';
const UNUSUAL: readonly unknown[] = [
  ...[null, true, -1, 1e308, 3.00001, [], [[[[]]]], {}, { $ne: null }],
  ...['', 'x', '\u0000', '\uD800', 'x'.repeat(5_000), "'; drop table usuarios; --", NOBODY],
];

let e: Scenario;
beforeAll(async () => {
  e = await createScenario();
});
afterAll(() => e.server.close());

function send(client: Client, { method, path }: Call, body: unknown = {}): Promise<CallResponse> {
  const address = path.replace(':token', 'x');
  return method === 'GET' ? client.get(address) : client.post(address, body);
}

const named = CALLS.filter(({ call }) => TESTED.includes(call));

describe.each(named)('$call.method $call.path', ({ call, schemas }) => {
  const { access } = call;

  test('is for whom the role table says', async () => {
    const anonymousResponse = await send(e.server.anonymous, call);
    if (access === 'public') {
      expect([200, 400, 404, 429]).toContain(anonymousResponse.status);
      return;
    }
    expect(anonymousResponse.status).toBe(401);
    for (const role of ROLES) {
      const { status } = await send(e.as[role], call);
      expect({ rol: role, forbidden: status === 403 }).toEqual({
        rol: role,
        forbidden: access !== 'session' && access !== 'deployToken' && !canByDefault(role, access),
      });
    }
  });

  test('takes anything in place of any field without failing', async () => {
    const client = access === 'public' ? e.server.anonymous : e.as.superuser;
    const properties = Object.keys((schemas.body as { properties?: object } | undefined)?.properties ?? {});
    for (const property of properties) {
      for (const value of UNUSUAL) {
        const { status, body } = await send(client, call, { [property]: value });
        expect({ property, value, status: status < 500 ? 'bien' : status }).toEqual({
          property,
          value,
          status: 'bien',
        });
        if (status >= 400) expect(body).toMatchObject({ status, detail: expect.any(String) });
      }
    }
  });
});
