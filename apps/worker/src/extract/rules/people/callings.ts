import type { Sign } from '../../candidate.ts'
import { personTitles } from '../../names/name-words.ts'
import { roleWord } from './roles.ts'

const quote = String.raw`["“”'‘’]*`
/** What else a party is called beside its role: "LAND OWNER / FIRST PART". */
const besides = String.raw`(?:\s*[/|,]\s*(?:the\s+)?(?:(?:first|second|third|fourth|fifth|one|other)\s+part(?:y|ies)?|[\p{L}]{4,14}(?:\s*\(?s\)?)?)(?=["”’'\s.;)]))?`

/** "West : Nij (executant)": who lies at a side is called so, too. */
export const atSide = /(?<!\p{L})(?:east|west|north|south)(?:ern)?(?!\p{L})(?:\s+side)?\s*(?:[:=–-]|\bby\b)[^;\n,]{0,40}$/iu

/** How a paper says behind a party what it calls it; each with the role in its first group. */
export const callings: readonly (readonly [Sign, RegExp])[] = [
  // "hereinafter (which expression …) jointly called the VENDEES"
  [
    'party_called',
    new RegExp(
      String.raw`\b(?:herein\s*-?\s*after|hereafter|here\s+in\s+after|hereunder|herein(?=\s*,?\s*["“‘(]*\s*(?:called|the|referred|named)\b))\b(?:(?!\bhereinafter\b)[^;]){0,220}?${roleWord}`,
      'giu',
    ),
  ],
  // "called the buyer in this deed"
  [
    'party_called',
    new RegExp(
      String.raw`\b(?:called|known\s+as|ref+er+ed\s+(?:to\s+)?(?:here\w*\s+)?(?:to\s+)?as|termed(?:\s+as)?|styled(?:\s+as)?|described\s+as|designated\s+as)\s+(?:as\s+)?(?:the\s+)?[("“‘']*\s*(?:the\s+)?${roleWord}`,
      'giu',
    ),
  ],
  // "जिन्हें आगे विक्रेता / Seller (प्रथम पक्ष) कहा गया है"
  [
    'party_called',
    new RegExp(String.raw`(?:जिसे|जिन्हें|जिसको|जिनको|जो)\s+(?:इसमें\s+|इसके\s+|एतद्\s+)?(?:आगे|पश्चात्?)[^।;\n]{0,40}?${roleWord}`, 'giu'),
  ],
  // "jise aage kreta kaha gaya hai"
  [
    'party_called',
    new RegExp(
      String.raw`\b(?:jis[ek]o?|jinhe[n]?|jinko|jo)\s+(?:(?:is\s?mein|iske|etad)\s+)?(?:aage|age|pashchat)\b[^;\n]{0,40}?${roleWord}`,
      'giu',
    ),
  ],
  // "(Vendor)", '(the "Purchaser")', "(hereinafter the Allottee)"
  [
    'party_bracketed',
    new RegExp(
      String.raw`[([]\s*(?:the\s+|said\s+|hereinafter\s+|as\s+|called\s+)*${quote}\s*(?:the\s+)?(?:[\p{L} ]{3,20}(?:\s*[/&,]\s*|\s*-?\s*cum\s*-?\s*))?(?:the\s+)?${roleWord}${besides}${quote}\s*(?:[)\]](?!\s*(?:\t|:))|[/,&](?![^)\n]{0,40}\)\s*[:\t])|\band\b|\bof\s+the\b|\bin\s+this\b)`,
      'giu',
    ),
  ],
  // "(who with his heirs is the SELLER here)"
  [
    'party_called',
    new RegExp(String.raw`\(\s*(?:who|which)\b[^()\n]{0,120}?\b(?:is|are)\s+(?:called\s+)?(?:the\s+)?${quote}${roleWord}`, 'giu'),
  ],
  // "W/o B, resident of Pune, purchaser(s), in lieu of Rs. …"
  [
    'party_apposed',
    new RegExp(
      String.raw`[,;]\s*${roleWord}\s*(?=[,;]?\s+(?:in\s+(?:lieu|consideration)|for\s+(?:a\s+|the\s+)?(?:total\s+)?(?:sum|consideration|sale|price|rs)\b|at\s+(?:a|the)\s+(?:price|rate)|of\s+the\s+(?:one|other|first|second)\s+part))`,
      'giu',
    ),
  ],
  // ", the buyer." behind an address
  [
    'party_apposed',
    new RegExp(
      String.raw`[,;]\s*["“‘]?(?:being\s+)?(?:as\s+)?the\s+${roleWord}["”’]?\s*(?=\s*\/\s*(?:builder|developer|promoter)s?\b|[,.;)]|\s+(?:in\s+favou?r|and|to)\b|\s*&|\s*$)`,
      'giu',
    ),
  ],
  // "Smt. A, Vendor, AND M/s B, Developer, AND Sri C, Purchaser."
  ['party_apposed', new RegExp(String.raw`,\s+${roleWord}(?=[,;]\s+and\s+(?:${personTitles}|m/s)\b|\s*\.\s*(?:\n|$))`, 'giu')],
  // ".... VENDOR" at the end of a line
  [
    'party_bracketed',
    new RegExp(
      String.raw`(?:\.{2,}|…+|_{3,}|-{3,}|[–—]\s|\s-\s)\s*(?:the\s+)?["“‘']*(?:[\p{L} ]{3,20}\s*[/|]\s*)?${roleWord}${besides}["”’']*(?:[.,;]?\s*(?=\n)|\s*;|\s+(?=(?:\(?\d{1,2}[.)]|and|${personTitles}\.?)\s))`,
      'giu',
    ),
  ],
]
