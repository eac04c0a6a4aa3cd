import { startMailbox } from './email.ts';
import { startOtherOrigin } from './otherOrigin.ts';
import { startProviders } from './providers.ts';
import { startServer } from './server.ts';

/**
 * Starts the built product for one worker, with fake providers, a mail server and a second origin for sections.
 * @returns a function that stops them
 */
export async function boot(): Promise<() => Promise<void>> {
  const [providers, mailbox, other] = await Promise.all([startProviders(), startMailbox(), startOtherOrigin()]);
  const finish = () => Promise.all([providers.finish(), mailbox.finish(), other.finish()]);
  const server = await startServer({
    TILE_URL: `${providers.url}/mosaicos/{z}/{x}/{y}.png`,
    GEOCODER_URL: providers.url,
    REMOTOS_ORIGENES: other.url,
    // The stories of one worker invite more people than a laundry does.
    INVITATIONS_AT_ONCE: '1000',
    SMTP_URL: mailbox.smtp,
    MAIL_FROM: 'Lavanda <hola@lavanda.mx>',
  }).catch(async (error: unknown) => {
    await finish();
    throw error;
  });
  process.env.LAVANDA_URL = server.url;
  process.env.LAVANDA_DATA = server.data;
  process.env.LAVANDA_PROVIDERS = providers.url;
  process.env.LAVANDA_MAILBOX = mailbox.url;
  process.env.LAVANDA_OTHER_ORIGIN = other.url;
  process.env.LAVANDA_OTHER_ORIGIN_FOLDER = other.folder;
  return async () => {
    await server.finish();
    await finish();
  };
}
