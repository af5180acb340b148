interface Sheet {
  title: string;
  /** Address of a picture. */
  image: string;
  note: string;
}

/** Prints a sheet of its own: a heading, a large picture, a line below it; the page stays as it is. */
export function printSheet({ title, image, note }: Sheet): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  frame.title = title;
  document.body.append(frame);
  const page = frame.contentDocument;
  const view = frame.contentWindow;
  if (!page || !view) throw new Error('the browser gives no frame to print');
  page.title = title;
  const picture = page.createElement('img');
  picture.src = image;
  picture.alt = '';
  picture.style.width = '120mm';
  page.body.style.cssText = 'margin: 20mm; text-align: center; font: 24px sans-serif';
  const lines = [title, note].map((text) => {
    const line = page.createElement('p');
    line.textContent = text;
    return line;
  });
  page.body.append(lines[0] ?? '', picture, lines[1] ?? '');
  view.addEventListener('afterprint', () => frame.remove());
  void picture.decode().then(() => view.print());
}
