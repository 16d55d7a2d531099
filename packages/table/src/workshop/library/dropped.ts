/** What was dropped on the page, folders with all that is in them. */

const most = 30_000;

export async function dropped({ dataTransfer }: DragEvent): Promise<File[]> {
  const files: File[] = [];
  const entries = [...(dataTransfer?.items ?? [])].map((item) => item.webkitGetAsEntry());
  const plain = [...(dataTransfer?.files ?? [])];
  const walk = async (entry: FileSystemEntry): Promise<void> => {
    if (files.length >= most) return;
    if (entry.isFile) {
      files.push(await new Promise<File>((done, fail) => (entry as FileSystemFileEntry).file(done, fail)));
      return;
    }
    const reader = (entry as FileSystemDirectoryEntry).createReader();
    for (;;) {
      const some = await new Promise<FileSystemEntry[]>((done, fail) => reader.readEntries(done, fail));
      if (some.length === 0) return;
      for (const one of some) await walk(one);
    }
  };
  for (const entry of entries) if (entry !== null) await walk(entry).catch(() => {});
  return files.length === 0 ? plain : files;
}

const pictures = /\.(png|jpe?g|webp|gif)$/i;

/** Pictures or lists of cards? A zip is looked into: the names of its files stand in it as they are. */
export async function picturesAmong(files: readonly File[]): Promise<boolean> {
  if (files.some(({ name }) => pictures.test(name))) return true;
  for (const file of files.filter(({ name }) => /\.zip$/i.test(name))) {
    const head = new TextDecoder("latin1").decode(await file.slice(0, 4096).arrayBuffer());
    if (/\.(png|jpe?g|webp|gif)/i.test(head)) return true;
  }
  return false;
}
