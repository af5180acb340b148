/** What a clip is saved as: its name, without what file systems refuse. */
export const fileNameOf = (name: string): string => `${name.replace(/[\\/:*?"<>|]/g, '_')}.mp4`;
