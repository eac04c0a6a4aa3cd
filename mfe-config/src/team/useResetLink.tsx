import { errorMessage, useToast } from '@lavanda/shared';
import type { Member } from '@lavanda/shared/contract/schemas/team';
import { type ReactNode, useState } from 'react';
import { useConfigMakeResetLinkMutation } from './endpoints';
import LinkDialog from './LinkDialog';
import { RESET_LINK_TEXTS, COPY_TEXTS as T } from './texts';

/** `make` requests a link by which a colleague sets a new password; the page renders `dialog`, which shows the link. */
export function useResetLink(): { make(member: Member): Promise<void>; dialog: ReactNode } {
  const [shown, setShown] = useState<{ email: string; link: string } | null>(null);
  const [makeLink] = useConfigMakeResetLinkMutation();
  const notify = useToast();

  async function make(member: Member) {
    const { data: link, error } = await makeLink(member);
    if (link === undefined) notify(T.notMade(errorMessage(error)), 'error');
    else setShown({ email: member.email, link });
  }

  const dialog = shown && (
    <LinkDialog correo={shown.email} link={shown.link} texts={RESET_LINK_TEXTS} onClose={() => setShown(null)} />
  );
  return { make, dialog };
}
