import {
  $createParagraphNode,
  $getSelection,
  $isRangeSelection,
  ElementNode,
  type ElementNode as Element,
  type LexicalNode,
  type RangeSelection,
} from "lexical";

/** A definition list of terms and descriptions. */
export class DefinitionListNode extends ElementNode {
  override $config() {
    return this.config("definition-list", {
      extends: ElementNode,
      importDOM: { dl: () => ({ conversion: () => ({ node: new DefinitionListNode() }), priority: 1 }) },
    });
  }

  override createDOM(): HTMLElement {
    return document.createElement("dl");
  }

  override updateDOM(): boolean {
    return false;
  }

  override canBeEmpty(): false {
    return false;
  }
}

export class DefinitionTermNode extends ElementNode {
  override $config() {
    return this.config("definition-term", {
      extends: ElementNode,
      importDOM: { dt: () => ({ conversion: () => ({ node: new DefinitionTermNode() }), priority: 1 }) },
    });
  }

  override createDOM(): HTMLElement {
    return document.createElement("dt");
  }

  override updateDOM(): boolean {
    return false;
  }

  /** Enter continues with the term's description; in an empty term it leaves the list. */
  override insertNewAfter(_selection: RangeSelection, restoreSelection?: boolean): Element {
    if (this.getTextContentSize() === 0) return leaveList(this, restoreSelection);
    const next = new DefinitionDescriptionNode();
    this.insertAfter(next, restoreSelection);
    return next;
  }
}

export class DefinitionDescriptionNode extends ElementNode {
  override $config() {
    return this.config("definition-description", {
      extends: ElementNode,
      importDOM: {
        dd: () => ({ conversion: () => ({ node: new DefinitionDescriptionNode() }), priority: 1 }),
      },
    });
  }

  override createDOM(): HTMLElement {
    return document.createElement("dd");
  }

  override updateDOM(): boolean {
    return false;
  }

  /** Enter starts the next term. */
  override insertNewAfter(_selection: RangeSelection, restoreSelection?: boolean): Element {
    const next = new DefinitionTermNode();
    this.insertAfter(next, restoreSelection);
    return next;
  }
}

function leaveList(term: Element, restoreSelection?: boolean): Element {
  const paragraph = $createParagraphNode();
  term.getParentOrThrow().insertAfter(paragraph, restoreSelection);
  term.remove();
  return paragraph;
}

/** Inserts an empty definition list at the cursor. */
export function $insertDefinitionList(): void {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return;
  const term = new DefinitionTermNode();
  const list = new DefinitionListNode().append(term, new DefinitionDescriptionNode());
  const block: LexicalNode = selection.anchor.getNode().getTopLevelElementOrThrow();
  block.insertAfter(list);
  if (block.getTextContentSize() === 0) block.remove();
  term.select();
}
