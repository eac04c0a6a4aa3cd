import { useConnected } from '@lavanda/shared';
import type { Corte } from '@lavanda/shared/contract/schemas/cortes';
import PaperDialog from '@lavanda/shared/ui/ticket/PaperDialog';
import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import ButtonMenu from '../../../menu/ButtonMenu';
import type { LocalTimes } from '../../layout/localTimes';
import { CORTE_TEXTS as T } from '../texts';
import { messageOf } from './message';
import { pdfPath, WIDTHS } from './paths';
import { useCortePrinting } from './useCortePrinting';
import { useCorteSharing } from './useCorteSharing';

interface CorteActionsProps {
  corte: Corte;
  times: LocalTimes;
}

/** Buttons that print the corte on 80 or 58 mm paper, save it as PDF and share it. */
export default function CorteActions({ corte, times }: CorteActionsProps) {
  const { print, blocked, forget } = useCortePrinting(corte, times.zone);
  const connected = useConnected();
  const { share, sharing } = useCorteSharing(corte, messageOf(corte, times));
  return (
    <Box role="group" aria-label={T.actions} sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ButtonMenu label={T.print} startIcon={<PrintOutlined aria-hidden />}>
        {(close) =>
          WIDTHS.map((width) => (
            <MenuItem
              key={width}
              onClick={() => {
                close();
                print(width);
              }}
            >
              {T.paper(width)}
            </MenuItem>
          ))
        }
      </ButtonMenu>
      <Button
        variant="outlined"
        startIcon={<PictureAsPdfOutlined aria-hidden />}
        component="a"
        href={pdfPath(corte._id)}
        download={`corte-${corte.numero}.pdf`}
      >
        {T.pdf}
      </Button>
      <Button variant="outlined" startIcon={<ShareOutlined aria-hidden />} disabled={sharing} onClick={() => void share()}>
        {sharing ? T.sharing : T.share}
      </Button>
      {!connected && (
        <Typography variant="body2" role="status" sx={{ width: '100%', color: 'text.secondary' }}>
          {T.offline}
        </Typography>
      )}
      {blocked && <PaperDialog {...blocked} title={T.title(corte.numero)} subtitle={T.windowBlocked} onClose={forget} />}
    </Box>
  );
}
