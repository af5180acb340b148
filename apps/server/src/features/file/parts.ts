/** Where a part of an upload lies until the whole is put together. */
export const partKey = (companyId: string, uploadId: string, partId: string): string =>
  `${companyId}/parts/${uploadId}/${partId}`;

/** The upload that a path below the folder of a company is a part of; `null` for what is no part. */
export const uploadOfPart = (path: string): string | null =>
  /^\/parts\/([0-9a-f-]{36})\/[0-9a-f-]{36}$/.exec(path)?.[1] ?? null;
