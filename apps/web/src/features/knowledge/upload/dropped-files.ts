/** A file that was picked, with the names of the folders above it inside what was picked. */
export interface PickedFile {
  file: File;
  path: readonly string[];
}

/** Files of a file input; `webkitRelativePath` is set where a folder was chosen. */
export const pickedFiles = (files: readonly File[]): PickedFile[] =>
  files.map((file) => ({ file, path: file.webkitRelativePath.split('/').slice(0, -1).filter(Boolean) }));

/** Whether something dragged holds files. */
export const holdsFiles = ({ types }: DataTransfer): boolean => types.includes('Files');

/** Files and folders that were dropped, folders with all below them. The entries have to be taken while the drop is being handled. */
export async function droppedFiles(data: DataTransfer): Promise<PickedFile[]> {
  const items = [...data.items].filter(({ kind }) => kind === 'file');
  const entries = items.map((item) => item.webkitGetAsEntry());
  if (entries.some((entry) => entry === null)) return pickedFiles([...data.files]);
  const found = await Promise.all(entries.map((entry) => (entry ? filesOf(entry, []) : [])));
  return found.flat();
}

async function filesOf(entry: FileSystemEntry, path: readonly string[]): Promise<PickedFile[]> {
  if (isFile(entry)) return [{ file: await fileOf(entry), path }];
  if (!isFolder(entry)) return [];
  const below = await entriesOf(entry);
  const found = await Promise.all(below.map((one) => filesOf(one, [...path, entry.name])));
  return found.flat();
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader answers a hundred at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (some.length === 0) return all;
    all.push(...some);
  }
}
