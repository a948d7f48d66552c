import type { Box, FileKind } from '@parakh/contracts'
import clsx from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'
import { cropAround } from './crop-around.ts'
import { openPage, type DocumentSource, type PagePicture } from './page-picture.ts'

export type PagePlace = {
  source: DocumentSource
  kind: FileKind
  page: number
  box: Box
  /** Clockwise turn in degrees that makes the page upright. */
  turn: number
}

type MarkedPageProps = PagePlace & {
  label: string
  /** Pixels across. */
  widthPx: number
  /** The whole page, not just what is around the place. */
  whole?: boolean
}

const wholePage: Box = { x: 0, y: 0, w: 1, h: 1 }

/** A page, upright, with a place marked: the whole of it, or what is around the place. */
export const MarkedPage = ({ source, kind, page, box, turn, label, widthPx, whole = false }: MarkedPageProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing')
  useEffect(() => {
    let isLeft = false
    setState('drawing')
    openPage(source, kind, page, whole ? widthPx : widthPx / cropAround(box, 1).w).then(
      (picture) => {
        if (isLeft || !canvas.current) return
        draw(canvas.current, picture, { box, turn, whole, widthPx })
        setState('drawn')
      },
      () => !isLeft && setState('failed'),
    )
    return () => {
      isLeft = true
    }
  }, [source, kind, page, box, turn, whole, widthPx])
  if (state === 'failed') return <p className="p-3 text-sm text-muted">This page cannot be shown here. Open the document to see it.</p>
  return (
    <>
      {state === 'drawing' && <Skeleton className={whole ? 'aspect-[1/1.4] w-full' : 'aspect-[5/2] w-full'} />}
      <canvas ref={canvas} role="img" aria-label={label} className={clsx('w-full', state === 'drawn' ? 'block' : 'hidden')} />
    </>
  )
}

type Drawing = { box: Box; turn: number; whole: boolean; widthPx: number }

const draw = (canvas: HTMLCanvasElement, picture: PagePicture, { box, turn, whole, widthPx }: Drawing): void => {
  const sideways = turn % 180 !== 0
  const [width, height] = sideways ? [picture.height, picture.width] : [picture.width, picture.height]
  const crop = whole ? wholePage : cropAround(box, width / height)
  const scale = widthPx / (crop.w * width)
  canvas.width = widthPx
  canvas.height = Math.round(crop.h * height * scale)
  const ink = canvas.getContext('2d')
  if (!ink) return
  ink.scale(scale, scale)
  ink.translate(-crop.x * width, -crop.y * height)
  ink.save()
  ink.translate(width / 2, height / 2)
  ink.rotate((turn * Math.PI) / 180)
  ink.drawImage(picture.source, -picture.width / 2, -picture.height / 2)
  ink.restore()
  const place = [box.x * width, box.y * height, box.w * width, box.h * height] as const
  ink.fillStyle = 'rgb(242 184 75 / 0.28)'
  ink.fillRect(...place)
  ink.lineWidth = 2.5 / scale
  ink.strokeStyle = '#c47a05'
  ink.strokeRect(...place)
}
