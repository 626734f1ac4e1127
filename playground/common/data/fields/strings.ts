import type { Value } from "../../types.js";
import { Color } from "../../utils/color.js";
import { isValidId, randomID } from "../../utils/strings.js";
import { parseUuid } from "../../utils/uuid.js";
import { DataFieldValidationError } from "../validation.js";
import type { DataFieldOptions } from "./data-field.js";
import { StringField } from "./scalars.js";

/** Rich text; the server sanitises those the manifest lists. */
export class HTMLField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, blank: true };
  }
}

/** A script. */
export class JavaScriptField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, required: true, blank: true, nullable: false };
  }
}

const EXTENSIONS: Record<string, RegExp> = {
  IMAGE: /\.(?:apng|avif|bmp|gif|jpe?g|png|svg|tiff|webp)$/i,
  VIDEO: /\.(?:m4v|mp4|ogv|webm)$/i,
  AUDIO: /\.(?:aac|flac|m4a|mid|mp3|ogg|opus|wav|webm)$/i,
  FONT: /\.(?:otf|ttf|woff2?)$/i,
  TEXT: /\.(?:csv|json|md|pdf|tsv|txt|xml|ya?ml)$/i,
};

/** A path or URL of a file of certain categories. */
export class FilePathField extends StringField {
  declare categories: string[];
  declare base64: boolean;
  declare wildcard: boolean;

  static override get _defaults(): DataFieldOptions {
    const own = { categories: [], base64: false, wildcard: false };
    return { ...super._defaults, nullable: true, blank: false, initial: null, ...own };
  }

  override _validateType(value: Value): void {
    super._validateType(value);
    const path = String(value);
    if (this.wildcard && path.includes("*")) return;
    if (path.startsWith("data:")) {
      if (this.base64 && /^data:(?:image|audio|video)\//.test(path)) return;
      throw new DataFieldValidationError("may not be base64 data");
    }
    const plain = path.split(/[?#]/)[0] as string;
    if (/^\s*javascript:/i.test(path) || !this.categories.some((name) => EXTENSIONS[name]?.test(plain))) {
      throw new DataFieldValidationError("does not have a valid file extension");
    }
  }
}

/** A colour as `#rrggbb`; the model shows a Color. */
export class ColorField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, nullable: true, initial: null, blank: false };
  }

  override initialize(value: Value): Value {
    return value === null || value === undefined ? (value as unknown) : Color.from(value);
  }

  override clean(value: Value, options = {}): Value {
    return super.clean(value instanceof Color ? value.css : (value as unknown), options);
  }

  override _validateType(value: Value): void {
    super._validateType(value);
    if (!/^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(String(value))) {
      throw new DataFieldValidationError("must be a valid color string");
    }
  }
}

/** JSON text; the model shows what it says. */
export class JSONField extends StringField {
  static override get _defaults(): DataFieldOptions {
    return { ...super._defaults, blank: false, trim: true, validationError: "is not a valid JSON string" };
  }

  override clean(value: Value, options = {}): Value {
    const text: unknown = value !== undefined && typeof value !== "string" ? JSON.stringify(value) : value;
    return super.clean(text, options);
  }

  override _validateType(value: Value): void {
    super._validateType(value);
    JSON.parse(String(value));
  }

  override initialize(value: Value): Value {
    return typeof value === "string" ? (JSON.parse(value) as unknown) : (value as unknown);
  }
}

/** The 16 letters and digits of a document's id. */
export class DocumentIdField extends StringField {
  static override get _defaults(): DataFieldOptions {
    const error = "is not a valid Document ID string";
    return {
      ...super._defaults,
      required: true,
      blank: false,
      nullable: true,
      initial: null,
      readonly: true,
      validationError: error,
    };
  }

  override _cast(value: Value): Value {
    return typeof value === "object" && value?._id ? (value._id as unknown) : super._cast(value);
  }

  override _validateType(value: Value): void {
    if (!isValidId(value)) throw new DataFieldValidationError(this.validationError);
  }

  /** The initial value of a document that needs an id of its own at once. */
  static random(): string {
    return randomID(16);
  }
}

/** A UUID of a document of a certain type. */
export class DocumentUUIDField extends StringField {
  declare type: string | undefined;
  declare embedded: boolean | undefined;
  declare relative: boolean;

  static override get _defaults(): DataFieldOptions {
    const own = { type: undefined, embedded: undefined, relative: false };
    return { ...super._defaults, required: true, blank: false, nullable: true, initial: null, ...own };
  }

  override _cast(value: Value): Value {
    return typeof value === "object" && value?.uuid ? (value.uuid as unknown) : super._cast(value);
  }

  override _validateType(value: Value): void {
    super._validateType(value);
    const text = String(value);
    if (text.startsWith(".")) {
      if (!this.relative) throw new DataFieldValidationError("may not be a relative UUID");
      return;
    }
    const parsed = parseUuid(text);
    if (!parsed || !/^[A-Za-z0-9]+$/.test(parsed.id)) throw new DataFieldValidationError("is not a valid UUID");
    if (this.type && parsed.type !== this.type) {
      throw new DataFieldValidationError(`must refer to a document of type ${this.type}`);
    }
    if (this.embedded === true && !parsed.embedded.length) {
      throw new DataFieldValidationError("must be an embedded document");
    }
    if (this.embedded === false && parsed.embedded.length) {
      throw new DataFieldValidationError("must be a primary document");
    }
  }
}
