/** A clip in the gallery. */
export const clipLink = (shopId: string, pictureId: string): string =>
  `/album/detail?shop=${shopId}&tab=clip&open=${pictureId}`;
