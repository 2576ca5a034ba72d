import {
  DecoratorNode,
  type LexicalNode,
  type LexicalUpdateJSON,
  type SerializedLexicalNode,
  type Spread,
} from "lexical";
import type { ReactNode } from "react";

type SerializedPicture = Spread<{ src: string; alt: string }, SerializedLexicalNode>;

/** A picture in a text, by file name. */
export class PictureNode extends DecoratorNode<ReactNode> {
  __src = "";
  __alt = "";

  override $config() {
    return this.config("picture", { extends: DecoratorNode });
  }

  override afterCloneFrom(before: this): void {
    super.afterCloneFrom(before);
    this.__src = before.__src;
    this.__alt = before.__alt;
  }

  override updateFromJSON(serialized: LexicalUpdateJSON<SerializedPicture>): this {
    return super.updateFromJSON(serialized).set(serialized.src, serialized.alt);
  }

  override exportJSON(): SerializedPicture {
    return { ...super.exportJSON(), src: this.getLatest().__src, alt: this.getLatest().__alt };
  }

  set(src: string, alt: string): this {
    const writable = this.getWritable();
    writable.__src = src;
    writable.__alt = alt;
    return writable;
  }

  override createDOM(): HTMLElement {
    return document.createElement("span");
  }

  override updateDOM(): boolean {
    return false;
  }

  override isInline(): true {
    return true;
  }

  override decorate(): ReactNode {
    // The admin shows it as a thumbnail.
    return <img src={`/media/${this.__src}`} alt={this.__alt} height={80} />;
  }
}

/** Creates a picture node from its name in the media library. */
export function $createPictureNode(src: string, alt: string): LexicalNode {
  return new PictureNode().set(src, alt);
}
