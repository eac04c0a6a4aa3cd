import { type AppDispatch, useCan } from '@lavanda/shared';
import NoticeAction from '@lavanda/shared/ui/notice/NoticeAction';
import type { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkRounded from '@mui/icons-material/LinkRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { adoptNota } from '../sales/adoptNota';
import type { Sale } from '../sales/sale';
import { SELECTION_TEXTS as T } from '../texts';

interface SaleActionsProps {
  selected: readonly Sale[];
  ticket: ReturnType<typeof useTicket>;
  onRemove(): void;
}

/** Buttons for the selection: ticket and notice of a single sale; void of any number, for users with the permission. */
export default function SaleActions({ selected, ticket, onRemove }: SaleActionsProps) {
  const canRemove = useCan('notas.anular');
  const dispatch = useDispatch<AppDispatch>();
  const only = selected.length === 1 ? selected[0] : undefined;
  return (
    <>
      {only && (
        <>
          <span className="raya" />
          <Button color="inherit" startIcon={<PrintOutlined aria-hidden />} onClick={() => ticket.print(only.id)}>
            {T.print}
          </Button>
          <Button color="inherit" startIcon={<ImageOutlined aria-hidden />} onClick={() => ticket.image(only.id)}>
            {T.image}
          </Button>
          <Button color="inherit" startIcon={<WhatsApp aria-hidden />} onClick={() => ticket.share(only.id)}>
            <span>
              <span className="largo">{`${T.shareBy} `}</span>
              {T.whatsapp}
            </span>
          </Button>
          <Button color="inherit" startIcon={<LinkRounded aria-hidden />} onClick={() => ticket.link(only.id)}>
            {T.link}
          </Button>
          <NoticeAction color="inherit" nota={only.notice} onTold={(nota) => dispatch(adoptNota(nota))} />
        </>
      )}
      {canRemove && (
        <>
          <span className="raya" />
          <Button color="inherit" startIcon={<DeleteOutlineRounded aria-hidden />} onClick={onRemove} sx={{ color: '#ffb4ab' }}>
            {T.remove}
          </Button>
        </>
      )}
    </>
  );
}
