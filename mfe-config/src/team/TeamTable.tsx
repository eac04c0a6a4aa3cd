import type { Member } from '@lavanda/shared/contract/schemas/team';
import { VISUALLY_HIDDEN } from '@lavanda/shared/ui/display/visuallyHidden';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Datum from './Datum';
import MenuButton, { type OpenMenu } from './MenuButton';
import { lastSeen, onTeamSince } from './member';
import Person from './Person';
import RoleLabel from './RoleLabel';
import { TEXTS as T } from './texts';

interface TeamTableProps {
  members: readonly Member[];
  onMenu: OpenMenu;
}

/** Table of the team in wide windows: role, last sign-in and join date; narrow windows get `PhoneList`. */
export default function TeamTable({ members, onMenu }: TeamTableProps) {
  return (
    <Paper variant="outlined" sx={{ borderRadius: '14px', overflow: 'clip' }}>
      <Table aria-label={T.title}>
        <thead>
          <tr>
            <th scope="col">{T.usuario}</th>
            <th scope="col" className="rol">
              {T.rol}
            </th>
            <th scope="col" className="conexion">
              {T.lastSeen}
            </th>
            <th scope="col" className="desde">
              {T.onTeamSince}
            </th>
            <th scope="col" className="menu">
              <span style={VISUALLY_HIDDEN}>{T.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {members.map((member) => (
            <Row key={member._id} member={member} onMenu={onMenu} />
          ))}
        </tbody>
      </Table>
    </Paper>
  );
}

interface RowProps {
  member: Member;
  onMenu: OpenMenu;
}

function Row({ member, onMenu }: RowProps) {
  return (
    <tr>
      <td>
        <Person member={member} />
      </td>
      <td>
        <RoleLabel member={member} />
      </td>
      <td>
        <Datum value={lastSeen(member)} />
      </td>
      <td>
        <Datum value={onTeamSince(member)} />
      </td>
      <td className="menu">
        <MenuButton member={member} onMenu={onMenu} />
      </td>
    </tr>
  );
}

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  fontSize: 16,
  lineHeight: '20px',
  '& .rol': { width: 328 },
  '& .conexion': { width: 202 },
  '& .desde': { width: 180 },
  '& .menu': { width: 60, padding: '0 12px 0 4px' },
  '& th': {
    height: 44,
    padding: '0 16px',
    textAlign: 'left',
    fontSize: 13,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
  },
  '& td': { height: 68, padding: '0 16px', borderTop: `1px solid ${theme.vars.palette.divider}` },
  // Up to this window width the section's menu leaves less room for the table, so the columns are narrower.
  '@media (max-width: 1399.95px)': {
    '& th, & td': { padding: '0 12px' },
    '& .rol': { width: 292 },
    '& .conexion': { width: 166 },
    '& .desde': { width: 150 },
  },
}));
