/** Colours of a laundry that hasn't chosen its own; they are the product's colours. */
export const NEW_TENANT_COLORS = { primario: '#274c77', secundario: '#6096ba' } as const;
