/** One camera, alone on the wall. */
export const cameraLink = (cameraId: string): string => `/surveillance?cameras=${encodeURIComponent(cameraId)}&size=1`;

/** The first nine cameras of a store. */
export const storeLink = (shopId: string): string => `/surveillance?shop=${encodeURIComponent(shopId)}`;
