import { PHONE_ROW_HEIGHT } from '@lavanda/shared/ui/list/PhoneRows';
import { useRowLinks } from '@lavanda/shared/ui/list/useRowLinks';
import VirtualRows from '@lavanda/shared/ui/list/VirtualRows';
import { TEXTS as T } from '../texts';
import { ListRows, VOIDED_PHONE_ROW_HEIGHT } from './ListRows';
import { NotePaper } from './NotePaper';
import PhoneRow from './PhoneRow';
import { FROM_LIST, type ListProps, rowOf } from './row';

/** Sales list for phones, full width. Only rows near the viewport are rendered. */
export default function PhoneList(props: ListProps) {
  const { rows, count, voided, onEndReached } = props;
  const open = useRowLinks(FROM_LIST);
  return (
    <NotePaper sx={{ mx: -3, borderRadius: 0 }}>
      <ListRows data-voided={voided}>
        <VirtualRows
          as="ul"
          aria-label={T.table}
          count={rows.length}
          rowHeight={voided ? VOIDED_PHONE_ROW_HEIGHT : PHONE_ROW_HEIGHT}
          onEndReached={onEndReached}
          onClick={open}
        >
          {(index, up) => {
            const row = rowOf(props, index, up);
            return row && <PhoneRow {...row} count={count} />;
          }}
        </VirtualRows>
      </ListRows>
    </NotePaper>
  );
}
