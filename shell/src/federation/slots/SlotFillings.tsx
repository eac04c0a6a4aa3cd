import { api } from '@lavanda/shared';
import type { DescribedExtension } from '@lavanda/shared/contract/schemas/releases';
import type { DataRouter } from '@lavanda/shared/federation/remote';
import { Component, type ReactNode, useEffect, useReducer, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { isExtensionLeftOut } from '../loader/frozenVersions';
import type { RemoteLoader } from '../loader/RemoteLoader';
import type { Remote } from '../registry/remote';
import { Filling } from './Filling';
import type { SlotBoard } from './SlotBoard';

interface SlotFillingsProps {
  board: SlotBoard;
  loader: RemoteLoader;
  router: DataRouter;
}

/** Fills each slot in the page with the extensions (content of other sections) for it that the user may see. */
export function SlotFillings({ board, loader, router }: SlotFillingsProps) {
  const places = useSyncExternalStore(board.subscribe, board.places);
  const [, noteChange] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => loader.subscribe(noteChange), [loader]);
  const { permissions = NONE } = api.endpoints.authData.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ permissions: data?.permissions }),
  });
  return places.map(({ id, name, element, props }) =>
    createPortal(
      fillingsOf(name, loader.remotes(), permissions).map(({ remote, section, extension }) => (
        <Contained key={`${remote} ${extension.nombre}`}>
          <Filling extension={extension} section={section} slot={props} loader={loader} router={router} />
        </Contained>
      )),
      element,
      id,
    ),
  );
}

const NONE: readonly string[] = [];

interface FoundExtension {
  remote: string;
  section: string;
  extension: DescribedExtension;
}

/** The extensions for the slot `place` that the permissions allow, by `orden`, without those suspected of a freeze. */
function fillingsOf(place: string, remotes: readonly Remote[], permissions: readonly string[]): FoundExtension[] {
  return remotes
    .filter(({ name, version }) => !isExtensionLeftOut(name, version))
    .flatMap(({ name, secciones: [section], extensiones: extensions = [] }) =>
      section === undefined ? [] : extensions.map((extension) => ({ remote: name, section, extension })),
    )
    .filter(({ extension }) => extension.lugar === place && permissions.includes(extension.permiso))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ extension: { orden: order } }: FoundExtension): number {
  return order ?? Number.MAX_SAFE_INTEGER;
}

/** Error boundary around one extension in a slot, so that an error of the shell's own code there removes nothing else. */
class Contained extends Component<{ children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
