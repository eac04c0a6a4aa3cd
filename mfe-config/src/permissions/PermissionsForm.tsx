import type { SectionPermission } from '@lavanda/shared/contract/schemas/permissions';
import { ROLE_NAMES, ROLES, type Role } from '@lavanda/shared/domain/roles';
import { useLeaveGuard } from '@lavanda/shared/ui/dialogs/useLeaveGuard';
import PageHeader from '@lavanda/shared/ui/display/PageHeader';
import FailureAlert from '@lavanda/shared/ui/feedback/FailureAlert';
import LeaveDialog from '@lavanda/shared/ui/form/LeaveDialog';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { TEXTS as T } from './texts';
import { usePermissionForm } from './usePermissionForm';

/** Style of a role's column. The superuser's is hidden on a phone, where it has no room; a superuser has every permission. */
function columnOf(role: Role) {
  return role === 'superuser' ? { display: { xs: 'none', sm: 'table-cell' } } : { px: { xs: 1, sm: 4 } };
}

/** Table with a row for each permission and a column for each role. */
export default function PermissionsForm({ permissions }: { permissions: readonly SectionPermission[] }) {
  const form = usePermissionForm(permissions);
  const guard = useLeaveGuard(form.isChanged, form.release);
  return (
    <>
      <PageHeader title={T.title}>
        <Button variant="contained" disabled={!form.isChanged} loading={form.saving} onClick={() => void form.save()}>
          {form.saving ? T.saving : T.save}
        </Button>
      </PageHeader>
      <FailureAlert message={form.failure} sx={{ mb: 3.5 }} />
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>{T.help}</Typography>
      <Paper variant="outlined" sx={{ borderRadius: '14px', overflowX: 'auto' }}>
        <Table aria-label={T.table}>
          <TableHead>
            <TableRow>
              <TableCell>{T.permission}</TableCell>
              {ROLES.map((role) => (
                <TableCell key={role} align="center" sx={columnOf(role)}>
                  {ROLE_NAMES[role]}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {permissions.map((permission) => (
              <TableRow key={permission.clave}>
                <TableCell component="th" scope="row">
                  {permission.nombre}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {permission.seccion}
                  </Typography>
                </TableCell>
                {ROLES.map((role) => (
                  <TableCell key={role} align="center" sx={columnOf(role)}>
                    <Checkbox
                      checked={form.has(permission, role)}
                      disabled={role === 'superuser'}
                      onChange={() => form.toggle(permission, role)}
                      slotProps={{ input: { 'aria-label': T.grant(permission.nombre, ROLE_NAMES[role]) } }}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Paper>
      <LeaveDialog guard={guard} texts={T.leave} />
    </>
  );
}
