/** Colours of a laundry that hasn't chosen any, which are the product's. */
export const NEW_TENANT_COLORS = { primario: '#274c77', secundario: '#6096ba' } as const;
