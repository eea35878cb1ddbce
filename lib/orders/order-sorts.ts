/** In which order a list of orders comes; a minus is newest first. */
export const orderSorts = ['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'] as const;
export type OrderSort = (typeof orderSorts)[number];
