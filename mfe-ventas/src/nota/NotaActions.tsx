import type { AppDispatch } from '@lavanda/shared';
import type { Nota } from '@lavanda/shared/contract/schemas/sales';
import NoticeAction from '@lavanda/shared/ui/notice/NoticeAction';
import ReopenButton from '@lavanda/shared/ui/reopen/ReopenButton';
import { useTicket } from '@lavanda/shared/ui/ticket/useTicket';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LinkRounded from '@mui/icons-material/LinkRounded';
import OpenInNewRounded from '@mui/icons-material/OpenInNewRounded';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { adoptNota } from '../sales/adoptNota';
import { noticeNota } from '../sales/sale';
import { SELECTION_TEXTS as S, NOTA_TEXTS as T } from '../texts';

/** Buttons of the nota: its ticket, its notice, reopening, and a link to the point of sale for users who may open it. */
export default function NotaActions({ nota, withPos }: { nota: Nota; withPos: boolean }) {
  const { _id: id, version, folio } = nota;
  const ticket = useTicket();
  const dispatch = useDispatch<AppDispatch>();
  return (
    <Box role="group" aria-label={T.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, width: { xs: 1, sm: 'auto' } }}>
      <Button variant="outlined" startIcon={<PrintOutlined aria-hidden />} onClick={() => ticket.print(id)}>
        {S.print}
      </Button>
      <Button variant="outlined" startIcon={<ImageOutlined aria-hidden />} onClick={() => ticket.image(id)}>
        {S.image}
      </Button>
      <Button variant="outlined" startIcon={<WhatsApp aria-hidden />} onClick={() => ticket.share(id)}>
        {S.share}
      </Button>
      <Button variant="outlined" startIcon={<LinkRounded aria-hidden />} onClick={() => ticket.link(id)}>
        {S.link}
      </Button>
      <NoticeAction variant="outlined" nota={noticeNota(nota)} onTold={(told) => dispatch(adoptNota(told))} />
      <ReopenButton
        variant="outlined"
        nota={{ id, version, folio, name: nota.usuario_name, adjusted: nota.ajuste > 0, status: nota.status }}
      />
      {withPos && (
        <Button variant="contained" startIcon={<OpenInNewRounded aria-hidden />} component={Link} to={`/app/pos/${id}`}>
          {T.openInPos}
        </Button>
      )}
      {ticket.element}
    </Box>
  );
}
