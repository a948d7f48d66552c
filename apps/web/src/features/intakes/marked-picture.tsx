import type { Box } from '@parakh/contracts'
import { useEffect, useRef, useState } from 'react'
import { cropAround } from './crop-around.ts'

type MarkedPictureProps = {
  url: string
  box: Box
  /** Clockwise turn in degrees that makes the page upright. */ turn: number
  label: string
}

const WIDTH_PX = 720

/** The part of a picture around a place, upright, the place marked; press it for the whole picture. */
export const MarkedPicture = ({ url, box, turn, label }: MarkedPictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const picture = new Image()
    picture.onload = () => canvas.current && draw(canvas.current, picture, box, turn)
    picture.onerror = () => setFailed(true)
    picture.src = url
    return () => {
      picture.onload = null
      picture.onerror = null
    }
  }, [url, box, turn])
  if (failed) return null
  return (
    <a href={url} target="_blank" rel="noreferrer" className="mt-2 block overflow-hidden rounded-lg border border-line bg-raised">
      <canvas ref={canvas} role="img" aria-label={label} className="block w-full" />
    </a>
  )
}

const draw = (canvas: HTMLCanvasElement, picture: HTMLImageElement, box: Box, turn: number): void => {
  const sideways = turn % 180 !== 0
  const [width, height] = sideways ? [picture.naturalHeight, picture.naturalWidth] : [picture.naturalWidth, picture.naturalHeight]
  const crop = cropAround(box, width / height)
  const scale = WIDTH_PX / (crop.w * width)
  canvas.width = WIDTH_PX
  canvas.height = Math.round(crop.h * height * scale)
  const ink = canvas.getContext('2d')
  if (!ink) return
  ink.scale(scale, scale)
  ink.translate(-crop.x * width, -crop.y * height)
  ink.save()
  ink.translate(width / 2, height / 2)
  ink.rotate((turn * Math.PI) / 180)
  ink.drawImage(picture, -picture.naturalWidth / 2, -picture.naturalHeight / 2)
  ink.restore()
  const place = [box.x * width, box.y * height, box.w * width, box.h * height] as const
  ink.fillStyle = 'rgb(242 184 75 / 0.28)'
  ink.fillRect(...place)
  ink.lineWidth = 2.5 / scale
  ink.strokeStyle = '#c47a05'
  ink.strokeRect(...place)
}
