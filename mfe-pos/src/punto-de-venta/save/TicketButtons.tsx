import type { Ticket } from '@lavanda/shared/ui/ticket/useTicket';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import LocalOfferOutlined from '@mui/icons-material/LocalOfferOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import WhatsApp from '@mui/icons-material/WhatsApp';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { PIECES_TEXTS } from '../../pieces/texts';
import { TEXTS } from '../texts';

export interface TicketButtonsProps {
  notaId: string;
  ticket: Pick<Ticket, 'print' | 'share' | 'image'>;
  /** True in the question after a save: the buttons are taller, have the icon above the label, and the first takes the focus. */
  large?: boolean;
  /** Called after the button of one of the three ways was pressed. */
  onDone?: () => void;
  /** Opens 'Bultos y piezas'; undefined when no tags can be made now, so that the button isn't drawn. */
  onTags?: (() => void) | undefined;
}

const WAYS = [
  { way: 'print', name: TEXTS.print, label: TEXTS.printShort, Icon: PrintOutlined },
  { way: 'share', name: TEXTS.share, label: TEXTS.whatsapp, Icon: WhatsApp },
  { way: 'image', name: TEXTS.image, label: TEXTS.imageShort, Icon: ImageOutlined },
] as const;

/** The three ways to give the cliente a saved nota's ticket, as buttons of equal rank; with `onTags` also a button for tags. */
export default function TicketButtons({ notaId, ticket, large = false, onDone, onTags }: TicketButtonsProps) {
  return (
    <Box role="group" aria-label={TEXTS.ticket} sx={[ROW, onTags !== undefined && !large && WITH_TAGS, large && LARGE]}>
      {WAYS.map(({ way, name, label, Icon }) => (
        <Button
          key={way}
          variant="outlined"
          autoFocus={large && way === 'print'}
          aria-label={name}
          startIcon={<Icon />}
          // The ticket's window opens within the click handler, because browsers may block windows that are opened later.
          onClick={() => {
            ticket[way](notaId);
            onDone?.();
          }}
        >
          {label}
        </Button>
      ))}
      {onTags && (
        <Button
          variant="outlined"
          className="tags"
          aria-label={PIECES_TEXTS.tags}
          title={large ? undefined : PIECES_TEXTS.title}
          startIcon={<LocalOfferOutlined />}
          onClick={onTags}
        >
          {large && PIECES_TEXTS.tags}
        </Button>
      )}
    </Box>
  );
}

const ROW = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 2,
  '& .MuiButton-root': { px: 1, fontSize: 14 },
  '& .MuiButton-startIcon': { ml: 0, color: 'primary.text' },
  // The narrowest windows only have room for the labels.
  '@media (max-width: 359.95px)': { '& .MuiButton-startIcon': { display: 'none' } },
} as const;

/** The button for tags is an icon beside the three other buttons, which keep their labels. */
const WITH_TAGS = {
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) 48px',
  '& .MuiButton-root': { px: 0.5, fontSize: 14 },
  '@media (max-width: 429.95px)': { '& .MuiButton-startIcon': { display: 'none' } },
  '& .tags': { minWidth: 48 },
  '&& .tags .MuiButton-startIcon': { display: 'inherit', m: 0 },
} as const;

const LARGE = {
  '& .MuiButton-root': { flexDirection: 'column', gap: 1, minHeight: 80, fontSize: 15, borderRadius: '12px' },
  '& .MuiButton-root.tags': { gridColumn: '1 / -1', flexDirection: 'row', minHeight: 52 },
  '&& .MuiButton-startIcon': { display: 'inherit', m: 0, '& > .MuiSvgIcon-root': { fontSize: 26 } },
} as const;
