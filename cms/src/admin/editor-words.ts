export interface EditorWords {
  text: string;
  paragraph: string;
  heading: string;
  subheading: string;
  quote: string;
  bold: string;
  italic: string;
  bullets: string;
  numbers: string;
  definitions: string;
  table: string;
  rowBelow: string;
  columnAfter: string;
  removeRow: string;
  removeColumn: string;
  link: string;
  unlink: string;
  page: string;
  address: string;
  picture: string;
  insert: string;
  cancel: string;
  onlyHtml: string;
}

const ENGLISH: EditorWords = {
  text: "Text",
  paragraph: "Paragraph",
  heading: "Heading",
  subheading: "Subheading",
  quote: "Quote",
  bold: "Bold",
  italic: "Italic",
  bullets: "List",
  numbers: "Numbered list",
  definitions: "Terms",
  table: "Table",
  rowBelow: "Row below",
  columnAfter: "Column after",
  removeRow: "Remove row",
  removeColumn: "Remove column",
  link: "Link",
  unlink: "Remove link",
  page: "Page or room",
  address: "or address",
  picture: "Picture",
  insert: "Insert",
  cancel: "Cancel",
  onlyHtml: "This text holds something that the text view would lose, so it is edited as HTML.",
};

const WORDS: Record<string, EditorWords> = {
  en: ENGLISH,
  tr: {
    text: "Metin",
    paragraph: "Paragraf",
    heading: "Başlık",
    subheading: "Alt başlık",
    quote: "Alıntı",
    bold: "Kalın",
    italic: "İtalik",
    bullets: "Liste",
    numbers: "Numaralı liste",
    definitions: "Terimler",
    table: "Tablo",
    rowBelow: "Alta satır ekle",
    columnAfter: "Sağa sütun ekle",
    removeRow: "Satırı sil",
    removeColumn: "Sütunu sil",
    link: "Bağlantı",
    unlink: "Bağlantıyı kaldır",
    page: "Sayfa veya oda",
    address: "ya da adres",
    picture: "Görsel",
    insert: "Ekle",
    cancel: "Vazgeç",
    onlyHtml: "Bu metinde metin görünümünün koruyamayacağı bir şey var; bu yüzden HTML olarak düzenlenir.",
  },
  ru: {
    text: "Текст",
    paragraph: "Абзац",
    heading: "Заголовок",
    subheading: "Подзаголовок",
    quote: "Цитата",
    bold: "Жирный",
    italic: "Курсив",
    bullets: "Список",
    numbers: "Нумерованный список",
    definitions: "Термины",
    table: "Таблица",
    rowBelow: "Строка ниже",
    columnAfter: "Столбец справа",
    removeRow: "Удалить строку",
    removeColumn: "Удалить столбец",
    link: "Ссылка",
    unlink: "Убрать ссылку",
    page: "Страница или номер",
    address: "или адрес",
    picture: "Изображение",
    insert: "Вставить",
    cancel: "Отмена",
    onlyHtml: "В этом тексте есть то, что текстовый вид потерял бы, поэтому он редактируется как HTML.",
  },
  de: {
    text: "Text",
    paragraph: "Absatz",
    heading: "Überschrift",
    subheading: "Zwischenüberschrift",
    quote: "Zitat",
    bold: "Fett",
    italic: "Kursiv",
    bullets: "Liste",
    numbers: "Nummerierte Liste",
    definitions: "Begriffe",
    table: "Tabelle",
    rowBelow: "Zeile darunter",
    columnAfter: "Spalte dahinter",
    removeRow: "Zeile löschen",
    removeColumn: "Spalte löschen",
    link: "Link",
    unlink: "Link entfernen",
    page: "Seite oder Zimmer",
    address: "oder Adresse",
    picture: "Bild",
    insert: "Einfügen",
    cancel: "Abbrechen",
    onlyHtml: "Dieser Text enthält etwas, das die Textansicht verlöre, und wird daher als HTML bearbeitet.",
  },
};

/** The words of the text view, in the language of the admin; English where it has none of its own. */
export function editorWords(language: string): EditorWords {
  return WORDS[language] ?? ENGLISH;
}
