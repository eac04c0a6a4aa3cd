import { type AppDispatch, api, useCurrentUser } from '@lavanda/shared';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

/** @returns a function that reads a sucursal's opening hours; it resolves to '' when there are none or they couldn't be read */
export function useHours(): (sucursalId: string) => Promise<string> {
  const { sucursalData: own } = useCurrentUser();
  const dispatch = useDispatch<AppDispatch>();
  return useCallback(
    async (sucursalId) => {
      if (sucursalId === own._id) return own.horario ?? '';
      const { data } = await dispatch(api.endpoints.sucursales.initiate(undefined, { subscribe: false }));
      return data?.find(({ _id }) => _id === sucursalId)?.horario ?? '';
    },
    [dispatch, own],
  );
}
